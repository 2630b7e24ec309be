import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import Papa from 'papaparse';
import type { Appointment } from '../appointment.ts';
import type { Person } from '../client.ts';

const HEADINGS = [
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
	'Price',
	'Currency',
	'Booked on',
];
/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run instead of show, also behind spaces and in full-width signs. */
const LIKE_A_FORMULA = /^[\s\p{Cc}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

type CsvPerson = Pick<Person, 'name' | 'email' | 'emailVerified'>;

/** Whether the address was confirmed; nothing where the account was deleted. */
function confirmedCell(person: CsvPerson | undefined): string {
	if (person === undefined) return '';
	return person.emailVerified ? 'yes' : 'no';
}

/** The cells of an appointment. No notes: they are read one by one, on the page of the appointment (promise W7). */
const cellsOf = (one: Appointment, person: CsvPerson | undefined): readonly string[] => {
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
		(one.price / 100).toFixed(2),
		one.currency,
		dayOf(new Date(one.createdAt)),
	];
};

const lines = (rows: readonly (readonly string[])[]): string =>
	Papa.unparse(
		rows.map((row) => [...row]),
		{ escapeFormulae: LIKE_A_FORMULA, newline: '\r\n' },
	);

/** How a file of appointments begins (RFC 4180, UTF-8). */
export const csvHead = (): string => `${BYTE_ORDER_MARK}${lines([HEADINGS])}`;

/** Further lines of it, each with its line break before it. A cell that looks like a formula gets an apostrophe before it. */
export const csvLines = (some: readonly Appointment[], people: ReadonlyMap<string, Person>): string =>
	some.length === 0 ? '' : `\r\n${lines(some.map((one) => cellsOf(one, people.get(one.userId))))}`;
