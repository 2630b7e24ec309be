import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-schemas';
import type { ScheduleValues } from '../../lib/schedule/schedule-fields.tsx';

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type BookingValues = ScheduleValues & {
	readonly email?: string | undefined;
	readonly name?: string | undefined;
	/** Ticked once staff were told that an unconfirmed account holds the address. */
	readonly closesUnconfirmed?: boolean | undefined;
	readonly serviceId?: string | undefined;
	readonly forWhom?: ForWhom | undefined;
	readonly notes?: string | undefined;
};

/** What a form holds so far. Whom it is for is left out until it is answered, for the contract to name it. */
type BookingSoFar = Omit<BookingForClient, 'forWhom'> & Partial<Pick<BookingForClient, 'forWhom'>>;

/** What is sent. A part that is needed and missing is sent empty, for the contract to name it; the rest is left out. */
export function bookingOf(values: BookingValues): BookingSoFar {
	const { email = '', serviceId = '', date = '', time = '', name, psychologistId, forWhom, notes } = values;
	const { closesUnconfirmed = false } = values;
	return {
		email,
		serviceId,
		date,
		time,
		...(name === undefined ? {} : { name }),
		...(closesUnconfirmed ? { closesUnconfirmed } : {}),
		...(psychologistId === undefined ? {} : { psychologistId }),
		...(forWhom === undefined ? {} : { forWhom }),
		...(notes === undefined ? {} : { notes }),
	};
}
