import { useGetAccountQuery, useOpenedAt, useTurnedOff } from '@tulia/platform';
import { type ReactNode, useState } from 'react';
import { useListMyAppointmentsQuery } from '../../api/appointments-api.ts';
import { BookingsTurnedOff } from '../../lib/bookings-turned-off.tsx';
import { bookingLimit, isReached } from './booking-limit.ts';
import { LimitReached, NotConfirmedYet } from './limit-messages.tsx';

/** Seconds. Older data are fetched again: a visit may have been cancelled, or the address confirmed, in another tab. */
const FRESH_SECONDS = 5;

/**
 * Replaces the form while the client may not book. If the data cannot be loaded, the form is shown and the server
 * decides. A form that was shown once stays, and a message about the address is below it: a form that moves down under
 * a thumb is tapped at the wrong place.
 */
export function BookingLimitGate({ children }: { readonly children: ReactNode }): ReactNode {
	const turnedOff = useTurnedOff('bookings');
	const account = useGetAccountQuery().data;
	const list = useListMyAppointmentsQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
	const now = useOpenedAt();
	const [isForm, setForm] = useState(false);
	const limit = account && list.data ? bookingLimit(account.emailVerified, list.data.data, now) : undefined;
	if (limit && !isReached(limit) && !isForm) setForm(true);
	if (turnedOff !== undefined) return <BookingsTurnedOff words={turnedOff} />;
	if (limit && isReached(limit) && !isForm) return <LimitReached limit={limit} />;
	return (
		<>
			{children}
			{limit && !limit.emailVerified && !isReached(limit) ? <NotConfirmedYet /> : null}
		</>
	);
}
