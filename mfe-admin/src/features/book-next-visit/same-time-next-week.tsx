import { shortDay, shortDayWithYear } from '@tulia/centre/date-words';
import type { FollowingTimes, FreeTime } from '@tulia/contracts/appointment/series-schemas';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useBookForClientMutation, useListFollowingTimesQuery } from '../../api/visits/next-visit-api.ts';
import { LoadingOrFailed } from '../../lib/page/loading-or-failed.tsx';
import { FreeTimeChips } from '../../lib/schedule/free-time-chips.tsx';
import { isAttemptOver } from '../../lib/schedule/schedule-refusal.ts';
import * as s from './book-next-visit.module.css';
import { whyNotBooked } from './why-not-booked.ts';

interface SameTimeNextWeekProps {
	readonly visitId: string;
}

interface BookedVisit {
	readonly id: string;
	readonly ticketNumber: string;
	readonly words: string;
}

const WHY_FAILED = {
	not_found: 'This visit is no longer on file.',
	unknown_client: 'This client has no record any more.',
	unknown_service: 'This service is no longer offered. Book the next visit with another one.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

/**
 * A preview to read to the client, with the button that books. If the time is taken, it offers the nearest free
 * times.
 */
export function SameTimeNextWeek({ visitId }: SameTimeNextWeekProps): ReactNode {
	const [booked, setBooked] = useState<BookedVisit>();
	const query = useListFollowingTimesQuery(
		{ id: visitId },
		{ skip: booked !== undefined, refetchOnMountOrArgChange: true },
	);
	if (booked) return <Booked {...booked} />;
	if (query.currentData) return <Preview visitId={visitId} following={query.currentData} onBooked={setBooked} />;
	return (
		<div className={s.preview}>
			<LoadingOrFailed
				query={query}
				loading="Looking at that day…"
				failed="We could not look at that day. Check your connection."
				why={WHY_FAILED}
			/>
		</div>
	);
}

const Booked = ({ id, ticketNumber, words }: BookedVisit): ReactNode => (
	<p className={s.preview} role="status">
		Booked: {words}. Ticket <Link to={paths.adminAppointment(id)}>{ticketNumber}</Link>. The client is told as usual.
	</p>
);

interface PreviewProps extends SameTimeNextWeekProps {
	readonly following: FollowingTimes;
	readonly onBooked: (visit: BookedVisit) => void;
}

/** Books the visit; the request is idempotent by the form's key. */
function Preview({ visitId, following, onBooked }: PreviewProps): ReactNode {
	const [book, { isLoading }] = useBookForClientMutation();
	const [idempotencyKey, setKey] = useState<string>(() => crypto.randomUUID());
	const [instead, setInstead] = useState<FreeTime>();
	const [refusal, setRefusal] = useState<string>();
	const { clientId, serviceId, forWhom, psychologistId, psychologist } = following;
	const [proposed] = following.data;
	if (!proposed) return null;
	const isFree = proposed.state === 'free';
	const usual = isFree ? { date: proposed.date, time: proposed.time, psychologistId, psychologist } : undefined;
	const chosen = instead ?? usual;

	async function submit({ date, time, psychologistId: whom, psychologist: name }: FreeTime): Promise<void> {
		setRefusal(undefined);
		const body = { clientId, serviceId, forWhom, date, time, psychologistId: whom };
		const { data, error } = await book({ body, idempotencyKey });
		if (data) {
			const { id, ticketNumber } = data;
			return onBooked({ id, ticketNumber, words: `${shortDay(date)}, ${time} with ${name}` });
		}
		setRefusal(whyNotBooked(error));
		setInstead(undefined);
		if (isAttemptOver(error)) setKey(crypto.randomUUID());
	}

	return (
		<div className={s.preview}>
			<p className={s.when}>
				{shortDayWithYear(proposed.date)} <b>{proposed.time}</b>
			</p>
			<p>
				{following.service} with {psychologist}. {isFree ? 'This time is free.' : proposed.reason}
			</p>
			{refusal === undefined ? null : <p role="alert">{refusal}</p>}
			<FreeTimeChips times={proposed.nearest} chosen={instead} onChoose={setInstead} />
			<ButtonRow>
				{chosen ? (
					<Button size="sm" busy={isLoading} busyLabel="Booking…" onClick={() => void submit(chosen)}>
						Book {shortDay(chosen.date)}, {chosen.time}
					</Button>
				) : null}
				<Link to={paths.adminBookingFor(clientId, visitId)}>Choose another time</Link>
			</ButtonRow>
		</div>
	);
}
