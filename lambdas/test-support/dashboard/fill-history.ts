import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { appointmentItem, statKeys, ticketItem } from '../../src/appointment/appointment.items.ts';
import type { Appointment } from '../../src/appointment/appointment.ts';
import { anAppointment } from '../appointment/an-appointment.ts';
import type { TestTable } from '../appointment/table-invariants.ts';
import { putAll } from '../platform/put-all.ts';

/** Visits of three psychologists on a full day. */
const A_DAY = 18;
const HOUR_MS = 60 * 60 * 1000;

export interface PastDays {
	readonly count: number;
	/** The first day that stays empty, `YYYY-MM-DD`. */
	readonly before: string;
	readonly clients: readonly string[];
}

/** The `index`-th appointment before a day, attended or, one in ten, missed. */
function past(index: number, { before, clients }: PastDays): Appointment {
	const day = addDays(before, -1 - Math.floor(index / A_DAY));
	const start = instantAt(day, 9 * 60 + (index % A_DAY) * 20).getTime();
	return anAppointment({
		id: `past-${index}`,
		userId: clients[index % clients.length] ?? 'none',
		ticketNumber: `TUL-P-${index}`,
		startAt: new Date(start).toISOString(),
		endAt: new Date(start + HOUR_MS).toISOString(),
		createdAt: new Date(start - 72 * HOUR_MS).toISOString(),
		status: index % 10 === 0 ? 'missed' : 'attended',
		ver: 2,
		reminder: { state: 'sent', lease: 0, attempt: 1, seen: [1] },
	});
}

/** Fills the days before `before`, eighteen appointments a day, with the items of their transactions. */
export async function fillHistory(table: TestTable, days: PastDays): Promise<void> {
	const appointments = Array.from({ length: days.count }, (_, index) => past(index, days));
	const items: readonly object[] = appointments.flatMap((one) => [appointmentItem(one), ticketItem(one)]);
	await putAll(table, items);
	await addToFigures(table, appointments);
}

async function addToFigures({ db, tableName }: TestTable, appointments: readonly Appointment[]): Promise<void> {
	const sums = new Map<string, { bookings: number; attended: number; missed: number; revenue: number }>();
	for (const one of appointments)
		for (const { PK, SK } of statKeys(one)) {
			const { bookings, attended, missed, revenue } = sums.get(`${PK} ${SK}`) ?? NOTHING;
			const attendance = Number(one.status === 'attended');
			sums.set(`${PK} ${SK}`, {
				bookings: bookings + 1,
				attended: attended + attendance,
				missed: missed + 1 - attendance,
				revenue: revenue + attendance * one.price,
			});
		}
	for (const [name, { bookings, attended, missed, revenue }] of sums) {
		const [PK, SK] = name.split(' ');
		await db.send(
			new UpdateCommand({
				TableName: tableName,
				Key: { PK, SK },
				UpdateExpression: 'SET entity = :stat ADD bookings :b, attended :a, missed :m, revenueUSD :r',
				ExpressionAttributeValues: { ':stat': 'stat', ':b': bookings, ':a': attended, ':m': missed, ':r': revenue },
			}),
		);
	}
}

const NOTHING = { bookings: 0, attended: 0, missed: 0, revenue: 0 };
