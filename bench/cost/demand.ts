import { amount, row, table } from './markdown.ts';
import type { ActionUsage, Measured, SharedPartition } from './measured.ts';

/** DynamoDB's limit of one partition, writes a second. */
const WRITES_OF_PARTITION = 1000;
const READS_OF_PARTITION = 3000;
/** A write in a transaction takes two units per kilobyte; the items that bookings share are smaller. */
const UNITS_OF_WRITE = 2;
const UNITS_OF_READ = 1;

/** Assumed demand per client, on the high side. */
export const demandAssumptions = {
	/** The visits of a client who comes each month. */
	visitsAYear: 12,
	daysAYear: 365,
	/** Ratio of the busiest second of a day to its mean. */
	peakToMean: 10,
	/** Sessions begin each half hour, and the reminders of one start time are due in the same minute. */
	startTimesADay: 16,
	looksPerBooking: 6,
	readersPerBooking: 20,
} as const;

/** The demand of this many clients. */
export interface Demand {
	readonly bookingsADay: number;
	readonly bookingsASecondAtPeak: number;
	readonly writeUnitsASecondAtPeak: number;
	readonly readUnitsASecondAtPeak: number;
	readonly apiRequestsASecondAtPeak: number;
	readonly edgeRequestsASecondAtPeak: number;
	readonly mailsADay: number;
	readonly mailsASecondAtPeak: number;
	/** Due in the same minute. */
	readonly remindersAtOnce: number;
	readonly schedulesWaiting: number;
}

const SECONDS_A_DAY = 86_400;
/** Days from booking to visit, which is how long a reminder waits. */
const DAYS_AHEAD = 14;

/** The demand of `clients` people. */
export function demandOf(measured: Measured, clients: number): Demand {
	const { visitsAYear, daysAYear, peakToMean, startTimesADay, looksPerBooking, readersPerBooking } = demandAssumptions;
	const bookingsADay = (clients * visitsAYear) / daysAYear;
	const peak = (bookingsADay / SECONDS_A_DAY) * peakToMean;
	const { book, readTimes, remind, visit } = measured;
	const each = (what: (action: ActionUsage) => number): number =>
		what(book) + what(remind) + looksPerBooking * what(readTimes) + readersPerBooking * what(visit.action);
	const mails = book.mails + remind.mails;
	return {
		bookingsADay,
		bookingsASecondAtPeak: peak,
		writeUnitsASecondAtPeak: peak * each(({ writeUnits }) => writeUnits),
		readUnitsASecondAtPeak: peak * each(({ readUnits }) => readUnits),
		apiRequestsASecondAtPeak: peak * each(({ apiRequests }) => apiRequests),
		edgeRequestsASecondAtPeak: peak * readersPerBooking * visit.requests,
		mailsADay: bookingsADay * mails,
		mailsASecondAtPeak: peak * mails,
		remindersAtOnce: bookingsADay / startTimesADay,
		schedulesWaiting: bookingsADay * DAYS_AHEAD,
	};
}

/** Bookings a second at which a partition throttles, if all of them touch it and DynamoDB has not split it. */
export const ceilingOf = ({ kind, touchesPerBooking }: SharedPartition): number =>
	kind === 'write'
		? WRITES_OF_PARTITION / (UNITS_OF_WRITE * touchesPerBooking)
		: READS_OF_PARTITION / (UNITS_OF_READ * touchesPerBooking);

/** The sizes in docs/scale.md. */
const CLIENTS = [10, 1000, 10_000_000] as const;

const NAMES: Readonly<Record<keyof Demand, string>> = {
	bookingsADay: 'bookings a day',
	bookingsASecondAtPeak: 'bookings a second, at the peak',
	writeUnitsASecondAtPeak: 'write units a second, at the peak',
	readUnitsASecondAtPeak: 'read units a second, at the peak',
	apiRequestsASecondAtPeak: 'requests of the API a second, at the peak',
	edgeRequestsASecondAtPeak: 'requests at the edge a second, at the peak',
	mailsADay: 'mails a day',
	mailsASecondAtPeak: 'mails a second, at the peak',
	remindersAtOnce: 'reminders due in one minute',
	schedulesWaiting: 'schedules that wait',
};

/** The demand of the three sizes. */
export const demandTable = (measured: Measured): string => {
	const demands = CLIENTS.map((clients) => demandOf(measured, clients));
	return table(
		['clients', ...CLIENTS.map(amount)],
		(Object.keys(NAMES) as (keyof Demand)[]).map((name) =>
			row(NAMES[name], ...demands.map((one) => amount(one[name]))),
		),
	).join('\n');
};

/** The partitions shared by bookings, with the ceiling of each. */
export const partitionsTable = ({ sharedPartitions }: Measured): string =>
	table(
		['partition', 'of', 'for each booking', 'bookings a second, at most'],
		sharedPartitions.map((shared) =>
			row(
				`\`${shared.partition}\``,
				shared.index === 'table' ? 'the table' : shared.index,
				`${amount(shared.touchesPerBooking)} ${shared.kind}s`,
				amount(ceilingOf(shared)),
			),
		),
	).join('\n');

/** Replaces a computed table between its two marks in docs/scale.md. */
export function withComputed(page: string, name: string, computed: string): string {
	const [begin, end] = [`<!-- computed: ${name} -->\n`, '\n<!-- end -->'];
	const from = page.indexOf(begin);
	const to = page.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error(`The page has no place for "${name}".`);
	return page.slice(0, from + begin.length) + computed + page.slice(to);
}
