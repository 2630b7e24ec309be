import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { type Appointment, startSortKey } from '../appointment.ts';

interface PageQuestion {
	/** Any part of ticket number, client name or service, any case. */
	readonly search: string;
	readonly status: AppointmentStatus | undefined;
	/** Where the page before ended: the sort key of its last row. */
	readonly cursor: string | undefined;
	readonly limit: number;
	readonly nameOf: (userId: string) => string;
}

interface Page {
	readonly rows: readonly Appointment[];
	readonly nextCursor: string | undefined;
	readonly counts: NonNullable<AdminAppointmentList['counts']>;
}

/**
 * One page of a range of appointments. The cursor is the last row's place in the order, so rows that come or go
 * between two pages neither repeat nor hide others.
 */
export function appointmentPage(range: readonly Appointment[], question: PageQuestion): Page {
	const { search, status, cursor = '', limit, nameOf } = question;
	const wanted = search.trim().toLowerCase();
	const found = range.filter(({ ticketNumber, serviceTitle, userId }) =>
		[ticketNumber, serviceTitle, nameOf(userId)].some((text) => text.toLowerCase().includes(wanted)),
	);
	const rest = found.filter((one) => (status === undefined || one.status === status) && startSortKey(one) > cursor);
	const rows = rest.slice(0, limit);
	const last = rows.at(-1);
	return { rows, nextCursor: last && rest.length > limit ? startSortKey(last) : undefined, counts: countsOf(found) };
}

function countsOf(found: readonly Appointment[]): NonNullable<AdminAppointmentList['counts']> {
	const countOf = (status: AppointmentStatus) => found.filter((one) => one.status === status).length;
	return {
		all: found.length,
		confirmed: countOf('confirmed'),
		attended: countOf('attended'),
		missed: countOf('missed'),
		cancelled: countOf('cancelled'),
	};
}
