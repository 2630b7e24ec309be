import type { ToBeMovedList } from '@tulia/contracts/to-be-moved/schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock, EmptyPanel, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListToBeMovedQuery } from '../../api/visits/to-be-moved-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { DoneRow } from './done-row.tsx';
import { OpenRow } from './open-row.tsx';
import * as s from './to-be-moved.module.css';
import { peopleWords, progressWords } from './to-be-moved-words.ts';

const WHY_FAILED = { forbidden: 'This account may not see appointments. Please log in with a staff account.' };

/** The visits to be moved, and below them those that are done. */
export function ToBeMoved({ now }: { readonly now: Date }): ReactNode {
	const query = useListToBeMovedQuery({}, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the visits that have to be moved"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the list',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
			isEmpty={() => false}
		>
			{(list) => <Lists list={list} now={now} />}
		</AsyncBlock>
	);
}

interface ListsProps {
	readonly list: ToBeMovedList;
	readonly now: Date;
}

function Lists({ list, now }: ListsProps): ReactNode {
	const { open, openCount, done, doneCount } = list;
	const focusRecovery = useFocusRecovery<HTMLElement>();
	if (openCount + doneCount === 0)
		return (
			<EmptyPanel headingLevel="h2" title="Nobody has to be moved">
				<p>After time off, a closure or changed hours, the visits concerned stand here.</p>
			</EmptyPanel>
		);
	return (
		<>
			<section className={s.progress}>
				<h2 id="progress">{progressWords(doneCount, openCount)}</h2>
				<p>The people who come soonest stand first.</p>
				<progress className={s.bar} value={doneCount} max={doneCount + openCount} aria-labelledby="progress" />
				<p className={s.note}>
					<Icon name="clock" /> The times offered here are free now, and not held: somebody on the website may be
					faster.
				</p>
			</section>
			{openCount === 0 ? null : (
				<section {...focusRecovery} className={s.box} aria-labelledby="to-phone">
					<h2 id="to-phone" className={s.head}>
						{peopleWords(openCount)}
					</h2>
					<ol className={s.rows}>
						{open.map((visit) => (
							<OpenRow key={visit.appointment.id} visit={visit} now={now} />
						))}
					</ol>
					<More shown={open.length} of={openCount} />
				</section>
			)}
			{doneCount === 0 ? null : (
				<section className={s.box} aria-labelledby="done">
					<h2 id="done" className={s.head}>
						{doneCount} done
					</h2>
					<ol className={s.rows}>
						{done.map((visit) => (
							<DoneRow key={visit.appointment.id} visit={visit} now={now} />
						))}
					</ol>
					<More shown={done.length} of={doneCount} />
				</section>
			)}
		</>
	);
}

const More = ({ shown, of }: { readonly shown: number; readonly of: number }): ReactNode =>
	of > shown ? (
		<p className={s.more}>
			The first {shown} of {of}.
		</p>
	) : null;
