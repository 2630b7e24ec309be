import { compactMoment } from '@tulia/centre/compact-date';
import type { listAffected } from '@tulia/contracts/closure/endpoints';
import type { QueryOf } from '@tulia/contracts/endpoint';
import { Link, paths } from '@tulia/platform';
import { AsyncBlock, Notice, Skeleton } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';
import { useListAffectedQuery } from '../../api/closures-api.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { closedDaysWords } from './closed-days-words.ts';
import * as s from './manage-closures.module.css';

/** The days and hours of a closure, as the query of the affected appointments. */
export type AffectedDays = QueryOf<typeof listAffected>;

/** The appointments that were shown, and the days and hours they were requested for. */
export interface ShownAppointments {
	readonly days: string;
	readonly ids: readonly string[];
}

interface AffectedBookingsProps {
	readonly days: AffectedDays;
	readonly onShow: (shown: ShownAppointments) => void;
}

export const daysKey = ({ date, lastDate, hoursFrom, hoursTo }: AffectedDays): string =>
	[date, lastDate, hoursFrom, hoursTo].join(' ');

/** The appointments during a closure, listed before it is saved. */
export function AffectedBookings({ days, onShow }: AffectedBookingsProps): ReactNode {
	const now = useNow();
	const { currentData, isError, isFetching, refetch } = useListAffectedQuery(days, { refetchOnMountOrArgChange: true });
	const key = daysKey(days);
	const { date, lastDate, hoursFrom, hoursTo } = days;
	const hours = hoursFrom && hoursTo ? { from: hoursFrom, to: hoursTo } : undefined;
	const when = closedDaysWords({ date, lastDate, hours }, now);
	useEffect(() => {
		if (currentData) onShow({ days: key, ids: currentData.data.map(({ id }) => id) });
	}, [currentData, key, onShow]);
	return (
		<AsyncBlock
			query={{ data: currentData, isError, isFetching, isLoading: !isError, refetch }}
			loading="Loading the appointments of this day"
			skeleton={<Skeleton shape="control" />}
			failed={{ title: 'We could not load the appointments of this day' }}
			isEmpty={() => false}
		>
			{({ data }) =>
				data.length === 0 ? (
					<p className={s.free}>Nobody is booked: {when}.</p>
				) : (
					<Notice
						tone="warm"
						role="status"
						title={`${data.length === 1 ? 'One appointment is' : `${data.length} appointments are`} booked: ${when}.`}
					>
						<p>
							They stay booked after you save, and stand under “To be moved” until each is moved, cancelled or kept.
						</p>
						<ul className={s.affected}>
							{data.map(({ id, ticketNumber, user, scheduledFor, psychologist }) => (
								<li key={id}>
									<Link to={paths.adminAppointment(id)} target="_blank">
										{compactMoment(scheduledFor, now)}, {user.name}, {ticketNumber} (opens a new tab)
									</Link>
									, with {psychologist}
								</li>
							))}
						</ul>
					</Notice>
				)
			}
		</AsyncBlock>
	);
}
