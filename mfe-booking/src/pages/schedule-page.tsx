import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { type ReactNode, useState } from 'react';
import { BookedView } from './booked-view.tsx';
import { BookingView } from './booking-view.tsx';

/** `/schedule-appointment`: the form, and in its place the ticket once it is booked. */
export function SchedulePage(): ReactNode {
	const [ticket, setTicket] = useState<Ticket | undefined>(undefined);
	const [isAnother, setAnother] = useState(false);
	const bookAnother = () => {
		setTicket(undefined);
		setAnother(true);
	};
	return ticket ? (
		<BookedView ticket={ticket} onAnother={bookAnother} />
	) : (
		<BookingView isAnother={isAnother} onBooked={setTicket} />
	);
}
