import { Link, paths } from '@tulia/platform';
import { AsyncBlock, Notice, Skeleton } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';
import { useListAffectedQuery } from '../../api/closures-api.ts';
import { dayWords, whenWords } from '../../lib/day-words.ts';
import { useNow } from '../../lib/use-now.ts';
import * as s from './plan-closures.module.css';

/** Which appointments of which day somebody has been shown. */
export interface Shown {
	readonly date: string;
	readonly ids: readonly string[];
}

interface AffectedBookingsProps {
	readonly date: string;
	readonly onShow: (shown: Shown) => void;
}

/** The appointments a closure of this day would fall on, before it is saved. */
export function AffectedBookings({ date, onShow }: AffectedBookingsProps): ReactNode {
	const now = useNow();
	const { currentData, isError, isFetching, refetch } = useListAffectedQuery(
		{ date },
		{ refetchOnMountOrArgChange: true },
	);
	useEffect(() => {
		if (currentData) onShow({ date, ids: currentData.data.map(({ id }) => id) });
	}, [currentData, date, onShow]);
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
					<p className={s.free}>Nobody is booked on {dayWords(date, now)}.</p>
				) : (
					<Notice
						tone="warm"
						role="status"
						title={`${data.length === 1 ? 'One appointment is' : `${data.length} appointments are`} booked on ${dayWords(date, now)}.`}
					>
						<p>They stay booked after you save. Call these people, then move or cancel each one.</p>
						<ul className={s.affected}>
							{data.map(({ id, ticketNumber, user, scheduledFor, psychologist }) => (
								<li key={id}>
									<Link to={paths.adminAppointment(id)} target="_blank">
										{whenWords(scheduledFor, now)}, {user.name}, {ticketNumber} (opens a new tab)
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
