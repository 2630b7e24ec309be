import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { type Appointment, startSortKey } from '../appointment.ts';
import type { ListDays } from './list-days.ts';
import { hasWords, searchWords } from './search-words.ts';

/** The filters of a list of appointments, besides its days. */
export interface AppointmentFilter {
	/** Words of ticket number, client, address, telephone, service or psychologist. */
	readonly search?: string | undefined;
	readonly status?: AppointmentStatus | undefined;
	readonly psychologistId?: string | undefined;
	readonly serviceId?: string | undefined;
}

/** Name and address of a client; nothing where the account is gone. */
export type ClientTexts = (userId: string) => readonly string[];

/** Filtered by search, psychologist and service, in any status. */
export function foundAppointments(
	range: readonly Appointment[],
	{ search = '', psychologistId, serviceId }: AppointmentFilter,
	textsOf: ClientTexts,
): readonly Appointment[] {
	const words = searchWords(search);
	return range.filter(
		(one) =>
			(psychologistId === undefined || one.psychologistId === psychologistId) &&
			(serviceId === undefined || one.serviceId === serviceId) &&
			hasWords(words, [one.ticketNumber, one.serviceTitle, one.psychologistName, ...textsOf(one.userId)]),
	);
}

export const hasStatus =
	({ status }: AppointmentFilter) =>
	(one: Appointment): boolean =>
		status === undefined || one.status === status;

interface PageQuestion extends AppointmentFilter {
	/** Cursor: the sort key of the last row of the page before. */
	readonly cursor: string | undefined;
	readonly limit: number;
	readonly order: ListDays['order'];
	readonly textsOf: ClientTexts;
}

interface Page {
	readonly rows: readonly Appointment[];
	readonly nextCursor: string | undefined;
	readonly counts: NonNullable<AdminAppointmentList['counts']>;
}

/**
 * One page of a range of appointments, soonest first. The cursor is the sort key of the last row, so rows added or
 * removed between two pages neither repeat nor hide others.
 */
export function appointmentPage(range: readonly Appointment[], question: PageQuestion): Page {
	const { cursor, limit, order, textsOf } = question;
	const found = foundAppointments(range, question, textsOf);
	const ordered = order === 'soonest_first' ? found : found.toReversed();
	const isAfter = (key: string, place: string): boolean => (order === 'soonest_first' ? key > place : key < place);
	const rest = ordered.filter(
		(one) => hasStatus(question)(one) && (cursor === undefined || isAfter(startSortKey(one), cursor)),
	);
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
