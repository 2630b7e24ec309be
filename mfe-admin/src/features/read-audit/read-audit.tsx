import { DATE_PATTERN } from '@tulia/contracts/text';
import { explain } from '@tulia/platform';
import { AsyncBlock, classNames } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAuditQuery } from '../../api/audit-api.ts';
import { dayOf } from '../../lib/centre-time.ts';
import { dayWords } from '../../lib/day-words.ts';
import { PageFoot } from '../../lib/page-foot.tsx';
import { RowsSkeleton } from '../../lib/rows-skeleton.tsx';
import { useNow } from '../../lib/use-now.ts';
import { usePagedAddress } from '../../lib/use-paged-address.ts';
import { AuditTable, type Entry } from './audit-table.tsx';
import { AuditTools } from './audit-tools.tsx';
import * as s from './read-audit.module.css';

const WHY_FAILED = {
	forbidden: 'This account may not see the audit. Please log in with a staff account.',
	invalid_request: 'The address asks for a day, a person or an object that cannot be.',
};
const isDay = (text: string | undefined): text is string => text !== undefined && new RegExp(DATE_PATTERN).test(text);

const emptyWords = (filter: string | undefined): string =>
	filter === undefined ? 'Nothing was changed on this day.' : 'Try another day, or show everybody and everything.';

/** The name of the person it is narrowed to, where an entry tells it. */
const nameOf = (actorId: string | undefined, entries: readonly Entry[] = []): string | undefined =>
	entries.find(({ actor }) => actor.id === actorId)?.actor.name ?? actorId;

/** The audit of a day, narrowed to a person or an object. */
export function ReadAudit(): ReactNode {
	const now = useNow();
	const today = dayOf(now);
	const { filter, page, cursor, show, turn } = usePagedAddress();
	const asked = filter('date');
	const day = isDay(asked) ? asked : today;
	const actor = filter('actor');
	const object = filter('object');
	const question = { date: day, actor, object, cursor, limit: undefined };
	const { data, currentData, error, isError, isFetching, isLoading, refetch } = useListAuditQuery(question, {
		refetchOnMountOrArgChange: true,
	});
	const list = isError ? currentData : data;
	const isBehind = list !== undefined && currentData === undefined;
	return (
		<TableBox
			tools={
				<AuditTools
					day={day}
					today={today}
					onDay={(date) => show({ date: date === today ? undefined : date })}
					person={nameOf(actor, list?.data)}
					object={object}
					onPerson={() => show({ actor: undefined })}
					onObject={() => show({ object: undefined })}
				/>
			}
			foot={
				page > 1 || list?.nextCursor ? (
					<PageFoot
						label="Pages of the audit"
						page={page}
						nextCursor={list?.nextCursor}
						onPage={(wanted) => turn(wanted, list?.nextCursor)}
					/>
				) : undefined
			}
		>
			<div className={classNames(isBehind && s.behind)} aria-busy={isBehind || undefined}>
				<AsyncBlock
					query={{ data: list, isError, isFetching, isLoading, refetch }}
					headingLevel="h2"
					loading="Loading the audit"
					skeleton={<RowsSkeleton />}
					failed={{
						title: 'We could not load the audit',
						detail: explain(error, WHY_FAILED, 'Check your connection and try again.'),
					}}
					empty={{
						title: `Nothing on ${dayWords(day, now)}`,
						text: emptyWords(actor ?? object),
					}}
				>
					{({ data: entries }) => (
						<AuditTable
							entries={entries}
							onPerson={(id) => show({ actor: id })}
							onObject={(id) => show({ object: id })}
						/>
					)}
				</AsyncBlock>
			</div>
		</TableBox>
	);
}
