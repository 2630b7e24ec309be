import { compactMoment } from '@tulia/centre/compact-date';
import type { StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain, Link, paths } from '@tulia/platform';
import { AsyncBlock, EmptyPanel } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListWaitingListQuery } from '../../api/visits/waiting-list-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import * as s from './waiting-list.module.css';
import { WaitingRow } from './waiting-row.tsx';
import { endWords } from './waiting-words.ts';

const WHY_FAILED = { forbidden: 'This account may not see the waiting list. Please log in with a staff account.' };
/** The polling interval, milliseconds. Meanwhile a time may open, or a client may answer. */
const AGAIN = 60_000;

/** The waiting list in its order, and the entries that ended recently. */
export function WaitingList({ now }: { readonly now: Date }): ReactNode {
	const query = useListWaitingListQuery(undefined, {
		refetchOnMountOrArgChange: true,
		pollingInterval: AGAIN,
		skipPollingIfUnfocused: true,
	});
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the waiting list"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the waiting list',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
			isEmpty={() => false}
		>
			{({ data, ended }) => (
				<>
					<Waiting entries={data} now={now} />
					<Ended entries={ended} now={now} />
				</>
			)}
		</AsyncBlock>
	);
}

interface EntriesProps {
	readonly entries: readonly StaffWaitingEntry[];
	readonly now: Date;
}

function Waiting({ entries, now }: EntriesProps): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLElement>();
	if (entries.length === 0)
		return (
			<EmptyPanel headingLevel="h2" title="Nobody waits">
				<p>Clients ask on the schedule page and under their tickets, and you can add them here.</p>
			</EmptyPanel>
		);
	return (
		<section {...focusRecovery} className={s.box} aria-labelledby="who-waits">
			<h2 id="who-waits" className={s.head}>
				Who waits
			</h2>
			<ol className={s.rows}>
				{entries.map((entry, at) => (
					<WaitingRow key={entry.id} entry={entry} place={at + 1} now={now} />
				))}
			</ol>
		</section>
	);
}

const Ended = ({ entries, now }: EntriesProps): ReactNode =>
	entries.length === 0 ? null : (
		<section className={s.box} aria-labelledby="waits-no-more">
			<h2 id="waits-no-more" className={s.head}>
				Wait no more
			</h2>
			<ul className={s.rows}>
				{entries.map(({ id, client, service, ended }) => (
					<li key={id} className={s.row}>
						<div>
							<Link to={paths.adminClient(client.id)}>{client.name || 'A client'}</Link>
							<p className={s.small}>{service}</p>
						</div>
						<p>
							{ended ? endWords(ended.why) : ''}
							<span className={s.small}> {ended ? compactMoment(ended.at, now) : ''}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
