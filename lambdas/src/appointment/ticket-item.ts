import { dayOf } from '../availability/centre-time.ts';
import { type Appointment, compactMonth } from './appointment-item.ts';
import { forgottenAt } from './retention.ts';

/** Partition of the first index: the bookings made in a month, `YYYY-MM` or a day of it, by the moment they were made. */
export const bookedInMonth = (day: string): string => `BOOKED#${compactMonth(day)}`;

/** What a ticket number stands for. It also says, on the first index, when the booking was made. */
export const ticketItem = ({ id, ticketNumber, startAt, createdAt }: Appointment) => ({
	PK: `TICKET#${ticketNumber}`,
	SK: 'T',
	entity: 'ticket',
	aid: id,
	G1PK: bookedInMonth(dayOf(new Date(createdAt))),
	G1SK: `${createdAt}#${id}`,
	ttl: forgottenAt(startAt),
});
