import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { AsyncBlock } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListClosuresQuery } from '../../api/closures-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { AddClosure } from './add-closure.tsx';
import { calendarRows } from './calendar-rows.ts';
import { ClosureTable } from './closure-table.tsx';

/** The number of days that the list covers. Clients can book up to 60 days ahead. */
const DAYS_AHEAD = 365;

/** The closures, holidays and opened holidays of a year from today. */
export function ManageClosures(): ReactNode {
	const today = dayOf(useNow());
	const range = { from: today, to: addDays(today, DAYS_AHEAD) };
	const query = useListClosuresQuery(range, { refetchOnMountOrArgChange: true });
	return (
		<>
			<SectionHeading title="Close hours or days" />
			<AddClosure />
			<SectionHeading title="Closures and holidays" lead="For a year from today." />
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
