import { dayOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { DATE_PATTERN } from '@tulia/contracts/text';
import type { ReactNode } from 'react';
import { useListAuditQuery } from '../../api/audit-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditTools } from './audit-tools.tsx';
import { type AuditEntry, actorWords, textOf, thingParts } from './audit-words.ts';

const WHY_FAILED = {
	invalid_request: 'The address asks for a day, a person or an object that cannot be.',
};
const isDay = (text: string | undefined): text is string => text !== undefined && new RegExp(DATE_PATTERN).test(text);

const emptyWords = (filter: string | undefined): string =>
	filter === undefined ? 'Nothing was changed on this day.' : 'Try another day, or show everybody and everything.';

interface Filter {
	readonly actor: string | undefined;
	readonly object: string | undefined;
}

/** What the list is narrowed to, as its entries tell it. */
function narrowedTo(filter: Filter, entries: readonly AuditEntry[], now: Date) {
	const byThem = entries.find(({ actor }) => actor.id === filter.actor);
	const aboutIt = entries.find(({ object }) => object === filter.object);
	return {
		person: filter.actor && (byThem ? actorWords(byThem) : 'one person'),
		object: filter.object && (aboutIt ? textOf(thingParts(aboutIt, now)) : 'one thing'),
	};
}

/** The audit of a day, narrowed to a person or an object. */
export function ViewAuditLog(): ReactNode {
	const now = useNow();
	const today = dayOf(now);
	const { filter, setFilters, ...address } = usePagedAddress();
	const dateFilter = filter('date');
	const day = isDay(dateFilter) ? dateFilter : today;
	const actor = filter('actor');
	const object = filter('object');
	const query = keepPreviousData(
		useListAuditQuery(
			{ date: day, actor, object, cursor: address.cursor, limit: undefined },
			{ refetchOnMountOrArgChange: true },
		),
	);
	return (
		<ListFrame
			noun="the audit"
			address={address}
			query={query}
			whyFailed={WHY_FAILED}
			tools={
				<AuditTools
					day={day}
					today={today}
					onDay={(date) => setFilters({ date: date === today ? undefined : date })}
					{...narrowedTo({ actor, object }, query.data?.data ?? [], now)}
					onPerson={() => setFilters({ actor: undefined })}
					onObject={() => setFilters({ object: undefined })}
				/>
			}
			empty={{ title: `Nothing on ${compactDay(day, now)}`, text: emptyWords(actor ?? object) }}
		>
			{({ data }) => (
				<AuditTable
					entries={data}
					now={now}
					onPerson={(id) => setFilters({ actor: id })}
					onObject={(id) => setFilters({ object: id })}
				/>
			)}
		</ListFrame>
	);
}
