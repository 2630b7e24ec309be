import { dayOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { addDays } from '@tulia/centre/day';
import type { ReactNode } from 'react';
import { useListAuditQuery } from '../../api/audit-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditTools } from './audit-tools.tsx';
import { type AuditView, auditViewIn, narrowedTo } from './audit-view.ts';

const WHY_FAILED = {
	invalid_request: 'The address asks for a day, a person or a thing that cannot be.',
};

function emptyWords({ date, days, actor, object, thing }: AuditView, now: Date) {
	const last = compactDay(date, now);
	const isFiltered = (actor ?? object ?? thing) !== undefined;
	return {
		title:
			days === undefined
				? `Nothing on ${last}`
				: `Nothing from ${compactDay(addDays(date, 1 - Number(days)), now)} to ${last}`,
		text: isFiltered ? 'Try other days, or show everybody and everything.' : 'Nothing was changed then.',
	};
}

/** The audit of one or several days, filtered by person, thing or kind. */
export function ViewAuditLog(): ReactNode {
	const now = useNow();
	const today = dayOf(now);
	const { filter, setFilters, ...address } = usePagedAddress();
	const view = auditViewIn(filter, today);
	const query = keepPreviousData(
		useListAuditQuery({ ...view, cursor: address.cursor, limit: undefined }, { refetchOnMountOrArgChange: true }),
	);
	return (
		<ListFrame
			noun="the audit"
			address={address}
			query={query}
			whyFailed={WHY_FAILED}
			tools={
				<AuditTools
					view={view}
					today={today}
					onFilter={setFilters}
					{...narrowedTo(view, query.data?.data ?? [], now)}
				/>
			}
			empty={emptyWords(view, now)}
		>
			{({ data }) => (
				<AuditTable
					entries={data}
					now={now}
					hasDays={view.days !== undefined}
					onPerson={(actor) => setFilters({ actor })}
					onObject={(object) => setFilters({ object })}
				/>
			)}
		</ListFrame>
	);
}
