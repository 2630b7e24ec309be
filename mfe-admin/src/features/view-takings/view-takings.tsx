import { dayOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { longDayWithYear } from '@tulia/centre/date-words';
import { isDay } from '@tulia/centre/day';
import { explain, useSearchParams } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetTakingsQuery } from '../../api/visits/payments-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { TakingsTable } from './takings-table.tsx';
import { TakingsTools } from './takings-tools.tsx';
import { TakingsTotals } from './takings-totals.tsx';
import * as s from './view-takings.module.css';

const WHY_FAILED = {
	invalid_request: 'The address asks for a day that cannot be.',
	forbidden: 'This account may not see the takings. Please log in with a staff account.',
};

/** The payments of a day at the front desk. The day is stored in the address. */
export function ViewTakings(): ReactNode {
	const now = useNow();
	const today = dayOf(now);
	const [params, setParams] = useSearchParams();
	const asked = params.get('day') ?? today;
	const day = isDay(asked) ? asked : today;
	const query = useGetTakingsQuery(day, { refetchOnMountOrArgChange: true });
	return (
		<div className={s.takings}>
			<TableBox
				tools={
					<TakingsTools day={day} today={today} onDay={(next) => setParams(next === today ? {} : { day: next })} />
				}
			>
				<AsyncBlock
					query={{ ...query, data: query.currentData }}
					headingLevel="h2"
					loading="Loading the takings"
					skeleton={<RowsSkeleton />}
					failed={{
						title: 'We could not load the takings',
						detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
					}}
					isEmpty={({ data }) => data.length === 0}
					empty={{
						title: `Nothing was paid on ${compactDay(day, now)}`,
						text: 'Payments are noted on the page of a visit.',
					}}
				>
					{(takings) => (
						<div className={s.body}>
							<p className={s.printed}>Takings of {longDayWithYear(day)}</p>
							<TakingsTotals takings={takings} />
							<TakingsTable rows={takings.data} />
						</div>
					)}
				</AsyncBlock>
			</TableBox>
		</div>
	);
}
