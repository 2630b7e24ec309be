import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import { cellsOf } from '../../availability/cell.ts';
import { dayOf, minuteOf } from '../../availability/centre-time.ts';

export interface TestTable {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

type Item = Record<string, NativeAttributeValue>;

/** Everything in a table, for assertions only: the product never scans. */
export async function everything({ db, tableName }: TestTable): Promise<readonly Item[]> {
	const items: Item[] = [];
	let ExclusiveStartKey: Item | undefined;
	do {
		const page = await db.send(new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey }));
		items.push(...(page.Items ?? []));
		ExclusiveStartKey = page.LastEvaluatedKey;
	} while (ExclusiveStartKey);
	return items;
}

export const ofEntity = (items: readonly Item[], entity: string): readonly Item[] =>
	items.filter((item) => item.entity === entity);

const sumOf = (items: readonly Item[], month: RegExp, figure: string): number =>
	items
		.filter(({ PK, entity }) => entity === 'stat' && month.test(PK))
		.reduce((sum, item) => sum + (item[figure] ?? 0), 0);

/** The cells an appointment must hold, as `psychologist day minute`. */
const claimedBy = (appointment: Item): readonly string[] => {
	const start = new Date(appointment.startAt);
	const minutes = (Date.parse(appointment.endAt) - start.getTime()) / 60_000;
	const { psychologistId, id } = appointment;
	return cellsOf(minuteOf(start), minutes).map((minute) => `${psychologistId} ${dayOf(start)} ${minute} ${id}`);
};

/**
 * What must be true of a table whenever nothing is in flight (promises P1, P2, P7): each as a list that must be empty,
 * or two that must be equal.
 */
export function booksOf(items: readonly Item[]) {
	const appointments = ofEntity(items, 'appointment');
	const live = appointments.filter(({ status }) => status !== 'cancelled');
	const held = ofEntity(items, 'cell').map(({ PK, SK, apptId }) => {
		const [, psychologistId, month] = String(PK).split('#');
		const minute = Number(String(SK).slice(3, 5)) * 60 + Number(String(SK).slice(5, 7));
		return `${psychologistId} ${month}-${String(SK).slice(0, 2)} ${minute} ${apptId}`;
	});
	const count = (status: string) => appointments.filter((one) => one.status === status).length;
	return {
		cells: { held: [...held].sort(), claimed: live.flatMap(claimedBy).sort() },
		perAppointment: {
			tickets: ofEntity(items, 'ticket')
				.map(({ aid }) => aid)
				.sort(),
			answers: ofEntity(items, 'idempotency').length,
			confirmations: ofEntity(items, 'job')
				.filter(({ type }) => type === 'confirmation_mail')
				.map(({ ref }) => ref)
				.sort(),
			schedules: ofEntity(items, 'job')
				.filter(({ type }) => type === 'create_schedule')
				.map(({ ref }) => ref)
				.sort(),
			booked: ofEntity(items, 'audit')
				.filter(({ action }) => action === 'appointment_booked')
				.map(({ object }) => object)
				.sort(),
		},
		ids: appointments.map(({ id }) => id).sort(),
		figures: {
			month: figuresOf(items, /^STAT#\d+$/),
			ever: figuresOf(items, /^STAT#ALL$/),
			recount: {
				bookings: appointments.length,
				attended: count('attended'),
				missed: count('missed'),
				cancelled: count('cancelled'),
				revenue: appointments.filter(({ status }) => status === 'attended').reduce((sum, one) => sum + one.price, 0),
			},
		},
	};
}

const figuresOf = (items: readonly Item[], month: RegExp) => ({
	bookings: sumOf(items, month, 'bookings'),
	attended: sumOf(items, month, 'attended'),
	missed: sumOf(items, month, 'missed'),
	cancelled: sumOf(items, month, 'cancelled'),
	revenue: sumOf(items, month, 'revenue'),
});

/** Fails the test unless the books of the table balance. */
export async function expectBalancedBooks(table: TestTable): Promise<void> {
	const books = booksOf(await everything(table));
	expect(books.cells.held).toEqual(books.cells.claimed);
	expect(books.perAppointment).toMatchObject({
		tickets: books.ids,
		answers: books.ids.length,
		confirmations: books.ids,
		booked: books.ids,
	});
	expect(books.figures.month).toEqual(books.figures.recount);
	expect(books.figures.ever).toEqual(books.figures.recount);
}
