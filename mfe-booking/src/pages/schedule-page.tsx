import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Navigate, paths, useLocation, useNavigateUnlessLeft } from '@tulia/platform';
import { type ReactNode, useState } from 'react';
import { BookedView } from './booked-view.tsx';
import { BookingView } from './booking-view.tsx';

/** What this entry of the history remembers of a booking: its ticket number. */
const bookedIn = (state: unknown): string | undefined =>
	typeof state === 'object' && state !== null && 'booked' in state && typeof state.booked === 'string'
		? state.booked
		: undefined;

/**
 * `/schedule-appointment`: the form, and in its place the ticket once it is booked. Whoever loads the page again, or comes
 * back to it, finds the ticket on its own page instead of an empty form.
 */
export function SchedulePage({ isSkeleton }: { readonly isSkeleton: boolean }): ReactNode {
	const booked = bookedIn(useLocation().state);
	const navigate = useNavigateUnlessLeft();
	const [ticket, setTicket] = useState<Ticket | undefined>(undefined);
	const [isHeavy, setHeavy] = useState(false);
	const [isAnother, setAnother] = useState(false);
	const show = (state: { readonly booked: string } | null) => navigate(paths.schedule(), { replace: true, state });

	const showTicket = (bookedTicket: Ticket, isHeavyNote: boolean) => {
		setHeavy(isHeavyNote);
		setTicket(bookedTicket);
		show({ booked: bookedTicket.ticketNumber });
	};
	const bookAnother = () => {
		setAnother(true);
		show(null);
	};
	if (isSkeleton || booked === undefined)
		return <BookingView isSkeleton={isSkeleton} isAnother={isAnother} onBooked={showTicket} />;
	if (ticket?.ticketNumber !== booked) return <Navigate to={paths.appointment(booked)} replace />;
	return <BookedView ticket={ticket} isHeavy={isHeavy} onAnother={bookAnother} />;
}
