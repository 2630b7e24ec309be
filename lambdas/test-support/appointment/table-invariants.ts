import { type DynamoDBDocumentClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import { dayOf, minuteOf } from '@tulia/centre/clock';
import { cellsOf } from '../../src/availability/cell.ts';
import { currencyOfFigure, EVER_FIGURES, MONTHLY_FIGURES } from '../../src/counters/figure.items.ts';

export interface TestTable {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

type Item = Record<string, NativeAttributeValue>;

async function scan({ db, tableName }: TestTable, filter: Partial<ScanCommandInput> = {}): Promise<readonly Item[]> {
	const items: Item[] = [];
	let ExclusiveStartKey: Item | undefined;
	do {
		const page = await db.send(
			new ScanCommand({ ...filter, TableName: tableName, ConsistentRead: true, ExclusiveStartKey }),
		);
		items.push(...(page.Items ?? []));
		ExclusiveStartKey = page.LastEvaluatedKey;
	} while (ExclusiveStartKey);
	return items;
}

/** The whole table, for assertions only: the product never scans. */
export const scanAll = (table: TestTable): Promise<readonly Item[]> => scan(table);

/**
 * Every item of one entity, for assertions only; the engine filters, which saves the SDK a tenth of a millisecond each.
 */
export const scanEntity = (table: TestTable, entity: string): Promise<readonly Item[]> =>
	scan(table, { FilterExpression: 'entity = :entity', ExpressionAttributeValues: { ':entity': entity } });

export const ofEntity = (items: readonly Item[], entity: string): readonly Item[] =>
	items.filter((item) => item.entity === entity);

/** The counter items of a month (`YYYYMM`), or of all time. */
const countersOf = (items: readonly Item[], month: string | 'ever'): readonly Item[] =>
	ofEntity(items, 'stat').filter(({ PK, SK }) =>
		month === 'ever' ? PK === EVER_FIGURES : PK === MONTHLY_FIGURES && String(SK).startsWith(month),
	);

/** The cells an appointment must have, as `psychologist day minute`. */
const claimedBy = (appointment: Item): readonly string[] => {
	const start = new Date(appointment.startAt);
	const minutes = (Date.parse(appointment.endAt) - start.getTime()) / 60_000;
	const { psychologistId, id } = appointment;
	return cellsOf(minuteOf(start), minutes).map((minute) => `${psychologistId} ${dayOf(start)} ${minute} ${id}`);
};

/** The times that the waiting list holds for a client. */
const keptTimes = (items: readonly Item[]): readonly Item[] =>
	ofEntity(items, 'waiting-entry').flatMap(({ offers }) => offers.filter(({ state }: Item) => state === 'open'));

/** Events that make a new version of an appointment. */
const CHANGES = ['moved', 'cancelled', 'attended', 'missed', 'corrected', 'taken_back'];

const monthOf = (item: Item): string => dayOf(new Date(item.startAt)).slice(0, 7).replace('-', '');

/** Earnings by currency, in its order, without zeros. */
const byCurrency = (amounts: readonly (readonly [currency: string, amount: number])[]) =>
	[...new Set(amounts.map(([currency]) => currency))]
		.sort()
		.map((one) => [one, amounts.reduce((sum, [currency, amount]) => sum + (currency === one ? amount : 0), 0)] as const)
		.filter(([, total]) => total !== 0);

/** The figures recounted from the appointments, of one month or of all time. */
function recountOf(appointments: readonly Item[]) {
	const count = (status: string) => appointments.filter((one) => one.status === status).length;
	return {
		bookings: appointments.length,
		attended: count('attended'),
		missed: count('missed'),
		cancelled: count('cancelled'),
		revenue: byCurrency(
			appointments.filter(({ status }) => status === 'attended').map((one) => [one.currency, one.price]),
		),
	};
}

/** The visits that an order booked, moved or cancelled: its one notice covers each. */
const notifiedTogether = (items: readonly Item[], kind: 'booked' | 'moved' | 'cancelled'): readonly string[] => {
	const happened = new Set(
		ofEntity(items, 'appointment-event')
			.filter(({ what }) => what === kind)
			.map(({ PK, version }) => `${PK} ${version}`),
	);
	return ofEntity(items, 'series-order')
		.filter((order) => order.kind === kind)
		.flatMap(({ visits }) => visits as readonly Item[])
		.filter(({ appointmentId, version }) => happened.has(`APPT#${appointmentId} ${version}`))
		.map(({ appointmentId }) => String(appointmentId));
};

/** The records that must exist once for each appointment, and for each change of it. */
function recordsOf(items: readonly Item[], appointments: readonly Item[]) {
	const jobs = ofEntity(items, 'job');
	const events = ofEntity(items, 'appointment-event');
	const refsOf = (type: string) =>
		jobs
			.filter((job) => job.type === type)
			.map(({ ref }) => ref)
			.sort();
	const eventsOf = (what: readonly string[]) =>
		events
			.filter((event) => what.includes(event.what))
			.map(({ PK }) => String(PK).slice('APPT#'.length))
			.sort();
	return {
		tickets: ofEntity(items, 'ticket')
			.map(({ aid }) => aid)
			.sort(),
		confirmations: [...refsOf('confirmation_mail'), ...notifiedTogether(items, 'booked')].sort(),
		/** A visit that was recorded after its end has no notices. */
		notified: appointments
			.filter(({ notedAfterwards }) => notedAfterwards !== true)
			.map(({ id }) => id)
			.sort(),
		booked: ofEntity(items, 'audit')
			.filter(({ action }) => action === 'appointment_booked')
			.map(({ object }) => object)
			.sort(),
		begun: eventsOf(['booked']),
		mails: {
			moved: [...refsOf('moved_mail'), ...notifiedTogether(items, 'moved')].sort(),
			cancelled: [...refsOf('cancelled_mail'), ...notifiedTogether(items, 'cancelled')].sort(),
		},
		dayChanges: dayChangesOf(jobs, events, appointments),
		moved: eventsOf(['moved']),
		cancelled: eventsOf(['cancelled']),
		changes: eventsOf(CHANGES),
		versions: appointments.flatMap(({ id, ver }) => Array.from({ length: ver - 1 }, () => id)).sort(),
		answers: ofEntity(items, 'idempotency').length,
		awaited: ofEntity(items, 'awaited-outcome')
			.map(({ SK }) => String(SK))
			.sort(),
		unsettled: appointments
			.filter(({ status }) => status === 'confirmed')
			.map(({ endAt, id }) => `${endAt}#${id}`)
			.sort(),
		keys: appointments.reduce((sum, { moveKeys = [] }) => sum + 1 + moveKeys.length, 0),
	};
}

/**
 * Each booking, move and cancellation as its psychologist is notified of it, and as the history has it: `appointment
 * version`.
 */
function dayChangesOf(jobs: readonly Item[], events: readonly Item[], appointments: readonly Item[]) {
	const over = new Set(appointments.filter(({ notedAfterwards }) => notedAfterwards === true).map(({ id }) => id));
	const promised = jobs
		.filter(({ type }) => type === 'day_change')
		.map(({ ref, refVersion }) => `${ref} ${refVersion}`);
	const happened = events
		.filter(({ what }) => ['booked', 'moved', 'cancelled'].includes(what))
		.map(({ PK, version }) => ({ id: String(PK).slice('APPT#'.length), version }))
		.filter(({ id }) => !over.has(id))
		.map(({ id, version }) => `${id} ${version}`);
	return { promised: [...new Set(promised)].sort(), happened: happened.sort() };
}

/** The clients' lists of upcoming visits, and the same from the appointments, from `now` on. */
function holdingsOf(items: readonly Item[], appointments: readonly Item[], now: Date) {
	const line = (userId: string, id: string, { startAt, endAt }: Item) => `${userId} ${id} ${startAt} ${endAt}`;
	const isAhead = ({ endAt }: Item) => new Date(endAt) > now;
	const listed = ofEntity(items, 'bookings').flatMap(({ PK, upcoming }) =>
		upcoming.filter(isAhead).map((one: Item) => line(String(PK).slice('USER#'.length), one.aid, one)),
	);
	const confirmed = appointments.filter((one) => one.status === 'confirmed' && isAhead(one));
	return { listed: listed.sort(), held: confirmed.map((one) => line(one.userId, one.id, one)).sort() };
}

/**
 * Invariants of a table while nothing is in flight (promises P1 to P5, P7): lists that must be empty, or pairs that
 * must be equal.
 */
function invariantsOf(items: readonly Item[], now: Date) {
	const appointments = ofEntity(items, 'appointment');
	const live = appointments.filter(({ status }) => status !== 'cancelled');
	const keptFree = appointments.filter(({ status, keptFree }) => status === 'cancelled' && keptFree !== undefined);
	const occupied = ofEntity(items, 'cell').map(({ PK, SK, apptId }) => {
		const [, psychologistId, month] = String(PK).split('#');
		const minute = Number(String(SK).slice(3, 5)) * 60 + Number(String(SK).slice(5, 7));
		return `${psychologistId} ${month}-${String(SK).slice(0, 2)} ${minute} ${apptId}`;
	});
	const months = [...new Set([...appointments.map(monthOf), ...statMonths(items)])].sort();
	return {
		cells: {
			held: [...occupied].sort(),
			claimed: [...live, ...keptFree, ...keptTimes(items)].flatMap(claimedBy).sort(),
		},
		records: recordsOf(items, appointments),
		holdings: holdingsOf(items, appointments, now),
		ids: appointments.map(({ id }) => id).sort(),
		figures: {
			months: months.map((month) => [month, figuresOf(items, month)]),
			monthsRecounted: months.map((month) => [month, recountOf(appointments.filter((one) => monthOf(one) === month))]),
			ever: figuresOf(items, 'ever'),
			recount: recountOf(appointments),
		},
	};
}

const statMonths = (items: readonly Item[]): readonly string[] =>
	ofEntity(items, 'stat')
		.filter(({ PK }) => PK === MONTHLY_FIGURES)
		.map(({ SK }) => String(SK).slice(0, 6));

function figuresOf(items: readonly Item[], month: string | 'ever') {
	const counters = countersOf(items, month);
	const sum = (figure: string) => counters.reduce((total, item) => total + (item[figure] ?? 0), 0);
	return {
		bookings: sum('bookings'),
		attended: sum('attended'),
		missed: sum('missed'),
		cancelled: sum('cancelled'),
		revenue: byCurrency(
			counters.flatMap((item) =>
				Object.entries(item).flatMap(([name, amount]) => {
					const currency = currencyOfFigure(name);
					return currency === undefined ? [] : [[currency, Number(amount)] as const];
				}),
			),
		),
	};
}

/** The pairs of a table that differ, by name. Empty when its invariants are true. */
export function violationsOf(items: readonly Item[], now: Date): Readonly<Record<string, readonly [unknown, unknown]>> {
	const { cells, records, holdings, ids, figures } = invariantsOf(items, now);
	const pairs: Record<string, readonly [unknown, unknown]> = {
		cells: [cells.held, cells.claimed],
		tickets: [records.tickets, ids],
		confirmations: [records.confirmations, records.notified],
		booked: [records.booked, ids],
		begun: [records.begun, ids],
		movedMails: [records.mails.moved, records.moved],
		cancelledMails: [records.mails.cancelled, records.cancelled],
		dayChanges: [records.dayChanges.promised, records.dayChanges.happened],
		versions: [records.versions, records.changes],
		answers: [records.answers, records.keys],
		awaited: [records.awaited, records.unsettled],
		holdings: [holdings.listed, holdings.held],
		months: [figures.months, figures.monthsRecounted],
		ever: [figures.ever, figures.recount],
	};
	return Object.fromEntries(
		Object.entries(pairs).filter(([, [one, other]]) => JSON.stringify(one) !== JSON.stringify(other)),
	);
}

/** Fails the test unless the invariants of the table are true. */
export async function expectInvariants(table: TestTable, now = new Date('2026-11-20T06:00:00.000Z')): Promise<void> {
	expect(violationsOf(await scanAll(table), now)).toEqual({});
}
