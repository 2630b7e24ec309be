import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Navigate, paths, useLocation, useNavigateUnlessLeft } from '@tulia/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { BookedView } from './booked-view.tsx';
import { BookingView } from './booking-view.tsx';

/** The ticket number in the history state after a booking. */
const bookedIn = (state: unknown): string | undefined =>
	typeof state === 'object' && state !== null && 'booked' in state && typeof state.booked === 'string'
		? state.booked
		: undefined;

/**
 * `/schedule-appointment`: the form, and after the booking the ticket in its place. A reload, or a return to the entry,
 * redirects to the ticket's own page instead of an empty form.
 */
export function SchedulePage({ isSkeleton }: { readonly isSkeleton: boolean }): ReactNode {
	const { state, key } = useLocation();
	const booked = bookedIn(state);
	const navigate = useNavigateUnlessLeft();
	const [ticket, setTicket] = useState<Ticket | undefined>(undefined);
	const [isHeavy, setHeavy] = useState(false);
	const [isAnother, setAnother] = useState(false);
	const show = (entry: { readonly booked: string } | null) =>
		navigate(paths.schedule(), { replace: true, state: entry });

	const showTicket = (bookedTicket: Ticket, isHeavyNote: boolean) => {
		setHeavy(isHeavyNote);
		setTicket(bookedTicket);
		show({ booked: bookedTicket.ticketNumber });
	};
	const bookAnother = () => {
		setAnother(true);
		show(null);
	};
	const [shown, setShown] = useState<string | undefined>(undefined);
	if (booked !== undefined && booked !== shown) {
		setShown(booked);
		setAnother(false);
	}
	// The steps of a booked visit are done: Back skips them to the page before.
	const isOver = shown !== undefined && booked === undefined && !isAnother;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
	useEffect(() => {
		if (isOver) navigate(-1);
	}, [isOver, key, navigate]);
	if (ticket && (isOver || ticket.ticketNumber === booked))
		return <BookedView ticket={ticket} isHeavy={isHeavy} onAnother={bookAnother} />;
	if (isSkeleton || booked === undefined)
		return <BookingView isSkeleton={isSkeleton} isAnother={isAnother} onBooked={showTicket} />;
	return <Navigate to={paths.appointment(booked)} replace />;
}
