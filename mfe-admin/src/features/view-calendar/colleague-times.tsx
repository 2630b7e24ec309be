import { dayOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import type { Day } from '@tulia/centre/day';
import type { ColleagueTimes as Colleagues } from '@tulia/contracts/availability/schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListColleagueTimesQuery } from '../../api/visits/calendar-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import * as s from './colleague-times.module.css';

/**
 * The times at which colleagues are busy on a day, for a psychologist who refers a client. A past day is replaced by
 * today.
 */
export function ColleagueTimes({ day, now }: { readonly day: Day; readonly now: Date }): ReactNode {
	const date = day < dayOf(now) ? dayOf(now) : day;
	const { currentData, isError, isFetching, error, refetch } = useListColleagueTimesQuery(
		{ date },
		{ refetchOnMountOrArgChange: true },
	);
	return (
		<div className={s.part}>
			<PanelSection headingId="colleagues">
				<h2 id="colleagues">Colleagues on {compactDay(date, now)}</h2>
				<p>When they are taken, not with whom. Taken includes the time for notes.</p>
				<AsyncBlock
					query={{ data: currentData, isError, isFetching, isLoading: !isError, refetch }}
					loading="Loading the times of your colleagues"
					skeleton={<RowsSkeleton />}
					failed={{
						title: 'We could not load the times of your colleagues',
						detail: explain(
							error,
							{ date_not_bookable: 'This day is too far away.' },
							'Check your connection and try again.',
						),
					}}
					isEmpty={({ data }) => data.length === 0}
					empty={{ title: 'Nobody else sees clients at the centre.' }}
				>
					{({ data }) => (
						<dl className={s.people}>
							{data.map((one) => (
								<div key={one.id}>
									<dt>{one.name}</dt>
									{isIn(one) ? (
										<>
											<dd>{takenWords(one)}</dd>
											<dd>{freeWords(one)}</dd>
										</>
									) : (
										<dd>Not in.</dd>
									)}
								</div>
							))}
						</dl>
					)}
				</AsyncBlock>
			</PanelSection>
		</div>
	);
}

type Colleague = Colleagues['data'][number];

/** Whether a colleague works on that day. One who does not is neither busy nor free. */
const isIn = ({ taken, free }: Colleague): boolean => taken.length + free.length > 0;

const intervalWords = (all: Colleague['taken']): string => all.map(({ from, to }) => `${from} to ${to}`).join(', ');
const takenWords = ({ taken }: Colleague): string =>
	taken.length === 0 ? 'Not taken.' : `Taken ${intervalWords(taken)}.`;
const freeWords = ({ free }: Colleague): string =>
	free.length === 0 ? 'No free time.' : `Free ${intervalWords(free)}.`;
