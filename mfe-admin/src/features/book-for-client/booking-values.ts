import { dayOf } from '@tulia/centre/clock';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import type { PaymentValues } from '../../lib/payments/payment-values.ts';
import type { WhenValues } from '../../lib/schedule/when-fields.tsx';

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type BookingValues = WhenValues &
	PaymentValues & {
		/** Somebody who has a record; then nothing else is said of them. Empty where nobody is chosen. */
		readonly clientId?: string | undefined;
		/** Somebody who has none is described instead of found. */
		readonly isNewPerson?: boolean | undefined;
		readonly email?: string | undefined;
		readonly phone?: string | undefined;
		readonly name?: string | undefined;
		/** Ticked once staff were told that an unconfirmed account holds the address. */
		readonly closesUnconfirmed?: boolean | undefined;
		readonly serviceId?: string | undefined;
		readonly forWhom?: ForWhom | undefined;
		readonly notes?: string | undefined;
		/** The client stands at the desk. Counts for a visit of this day alone. */
		readonly arrived?: boolean | undefined;
		/** What became of a visit that is over. Counts for one alone. */
		readonly outcome?: 'attended' | 'missed' | undefined;
	};

/** What a form holds so far. Whom it is for is left out until it is answered, for the contract to name it. */
type BookingSoFar = Omit<BookingForClient, 'forWhom'> & Partial<Pick<BookingForClient, 'forWhom'>>;

/** The time of the visit against the present: what the form asks besides, and what the client hears. */
export type VisitTime = 'to come' | 'today' | 'over';

/** What is sent. A part that is needed and missing is sent empty, for the contract to name it; the rest is left out. */
export const bookingOf = (values: BookingValues, when: VisitTime): BookingSoFar => ({
	serviceId: values.serviceId ?? '',
	date: values.date ?? '',
	time: values.time ?? '',
	...answersIn(values),
	...ticksIn(values, when),
});

const answersIn = ({ psychologistId, forWhom, notes, ...person }: BookingValues) => ({
	...personIn(person),
	...(psychologistId === undefined ? {} : { psychologistId }),
	...(forWhom === undefined ? {} : { forWhom }),
	...(notes === undefined ? {} : { notes }),
});

/** A name beside a record is that of the account which takes the place of one that nobody confirmed. */
const personIn = ({ clientId, name, phone, email }: BookingValues) => ({
	...(clientId ? { clientId } : {}),
	...(name === undefined ? {} : { name }),
	...(phone === undefined ? {} : { phone }),
	...(email === undefined ? {} : { email }),
});

const ticksIn = ({ overBreak, closesUnconfirmed, arrived, outcome }: BookingValues, when: VisitTime) => ({
	...(overBreak ? { overBreak } : {}),
	...(closesUnconfirmed ? { closesUnconfirmed } : {}),
	...(arrived && when === 'today' ? { arrived } : {}),
	...(outcome !== undefined && when === 'over' ? { outcome } : {}),
});

/** Where the visit lies in time; `start` and `end` are instants. */
export function visitTime(start: Date, end: Date, now: Date): VisitTime {
	if (end <= now) return 'over';
	return dayOf(start) === dayOf(now) ? 'today' : 'to come';
}
