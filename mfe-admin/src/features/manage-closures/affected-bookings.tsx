import { compactDay, compactMoment } from '@tulia/centre/compact-date';
import { Link, paths } from '@tulia/platform';
import { AsyncBlock, Notice, Skeleton } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';
import { useListAffectedQuery } from '../../api/closures-api.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './manage-closures.module.css';

/** Which appointments of which day somebody has been shown. */
export interface ShownAppointments {
	readonly date: string;
	readonly ids: readonly string[];
}

interface AffectedBookingsProps {
	readonly date: string;
	readonly onShow: (shown: ShownAppointments) => void;
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
					<p className={s.free}>Nobody is booked on {compactDay(date, now)}.</p>
				) : (
					<Notice
						tone="warm"
						role="status"
						title={`${data.length === 1 ? 'One appointment is' : `${data.length} appointments are`} booked on ${compactDay(date, now)}.`}
					>
						<p>They stay booked after you save. Call these people, then move or cancel each one.</p>
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
