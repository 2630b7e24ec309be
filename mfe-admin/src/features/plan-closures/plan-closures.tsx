import { AsyncBlock } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListClosuresQuery } from '../../api/closures-api.ts';
import { dayOf } from '../../lib/centre-time.ts';
import { addDays } from '../../lib/day-words.ts';
import { PartHead } from '../../lib/part-head.tsx';
import { RowsSkeleton } from '../../lib/rows-skeleton.tsx';
import { useNow } from '../../lib/use-now.ts';
import { AddClosure } from './add-closure.tsx';
import { calendarRows } from './calendar-rows.ts';
import { ClosureTable } from './closure-table.tsx';

/** How far ahead is looked; clients book 60 days ahead. */
const DAYS_AHEAD = 365;

/** The days on which the centre is closed, or open although others are not, for a year from today. */
export function PlanClosures(): ReactNode {
	const today = dayOf(useNow());
	const asked = { from: today, to: addDays(today, DAYS_AHEAD) };
	const query = useListClosuresQuery(asked, { refetchOnMountOrArgChange: true });
	return (
		<>
			<PartHead title="Close a day" />
			<AddClosure />
			<PartHead title="Closures and holidays" lead="For a year from today." />
			<TableBox>
				<AsyncBlock
					query={query}
					loading="Loading closures and holidays"
					skeleton={<RowsSkeleton />}
					failed={{ title: 'We could not load the closures and holidays' }}
					isEmpty={(calendar) => calendarRows(calendar).length === 0}
					empty={{ title: 'No closures and no holidays in the next year' }}
				>
					{(calendar) => <ClosureTable rows={calendarRows(calendar)} />}
				</AsyncBlock>
			</TableBox>
		</>
	);
}
