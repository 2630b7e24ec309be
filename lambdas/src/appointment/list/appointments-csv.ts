import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import { BYTE_ORDER_MARK, csvLines } from '../../platform/csv.ts';
import type { Appointment } from '../appointment.ts';
import type { Person } from '../client.ts';

const PRICES = ['Price', 'Currency'];
const headingsOf = (withPrices: boolean): readonly string[] => [
	'Ticket',
	'Client',
	'Email',
	'Email confirmed',
	'For whom',
	'Service',
	'Psychologist',
	'Date',
	'Start',
	'End',
	'Status',
	...(withPrices ? PRICES : []),
	'Booked on',
];
type CsvPerson = Pick<Person, 'name' | 'email' | 'emailVerified'>;

/** Whether the address was confirmed; nothing where the account was deleted. */
function confirmedCell(person: CsvPerson | undefined): string {
	if (person === undefined) return '';
	return person.emailVerified ? 'yes' : 'no';
}

/**
 * The cells of an appointment. Notes are left out: they are read one by one, on the page of the appointment (promise
 * W7).
 */
const cellsOf = (one: Appointment, person: CsvPerson | undefined, withPrices: boolean): readonly string[] => {
	const [start, end] = [new Date(one.startAt), new Date(one.endAt)];
	return [
		one.ticketNumber,
		person?.name ?? 'Deleted account',
		person?.email ?? '',
		confirmedCell(person),
		forWhomWordsForStaff[one.forWhom],
		one.serviceTitle,
		one.psychologistName,
		dayOf(start),
		wallTime(minuteOf(start)),
		wallTime(minuteOf(end)),
		one.status,
		...(withPrices ? [(one.price / 100).toFixed(2), one.currency] : []),
		dayOf(new Date(one.createdAt)),
	];
};

/** The header of a file of appointments (RFC 4180, UTF-8). */
export const appointmentsHead = (withPrices: boolean): string =>
	`${BYTE_ORDER_MARK}${csvLines([headingsOf(withPrices)])}`;

/** Further lines of it, each with its line break before it. */
export const appointmentLines = (
	some: readonly Appointment[],
	people: ReadonlyMap<string, Person>,
	withPrices: boolean,
): string =>
	some.length === 0 ? '' : `\r\n${csvLines(some.map((one) => cellsOf(one, people.get(one.userId), withPrices)))}`;
