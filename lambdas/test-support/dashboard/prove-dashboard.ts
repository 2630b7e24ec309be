import { dayOf } from '@tulia/centre/clock';
import { listAppointments } from '../../src/appointment/list/list-appointments.usecase.ts';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import { listUsers } from '../../src/user/read-users.usecase.ts';
import { userRepository } from '../../src/user/user.repository.ts';
import { type BookingFixture, FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import { countUnits } from './count-units.ts';
import { dashboardOf } from './dashboard-of.ts';
import { fillHistory } from './fill-history.ts';
import { bookWithBouncedMail, FULL_DAY, fillDay } from './full-day.ts';
import { runRandomHistory } from './random-history.ts';
import { comparable, recount } from './recount.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface RecountProof {
	readonly done: Readonly<Record<string, number>>;
	/** Figures in which the dashboard and the recount differ; empty when the promise holds. */
	readonly differences: readonly string[];
}

/** Promise P7: compares the dashboard after a random history with a recount. */
export async function proveRecount(fixture: BookingFixture, operations: number, seed: number): Promise<RecountProof> {
	const { now, done } = await runRandomHistory(fixture, operations, seed);
	const [shown, counted] = [comparable(await dashboardOf(fixture, now)), await recount(fixture, now)];
	const names = Object.keys(counted) as (keyof typeof counted)[];
	const differences = names
		.filter((name) => JSON.stringify(shown[name]) !== JSON.stringify(counted[name]))
		.map((name) => `${name}: ${JSON.stringify(shown[name])} instead of ${JSON.stringify(counted[name])}`);
	return { done, differences };
}

export interface Costs {
	readonly history: number;
	/** Read units of one request each. */
	readonly dashboard: number;
	/** On a full day, with more open work than is shown. */
	readonly fullDay: number;
	readonly appointments: number;
	readonly users: number;
}

/** Accounts with the items that registration writes. */
async function join(fixture: BookingFixture, count: number): Promise<readonly string[]> {
	const accounts = accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
	const joinedAt = FIXTURE_NOW.toISOString();
	const ids = Array.from({ length: count }, () => newId(FIXTURE_NOW));
	for (const id of ids) {
		const email = `${id.toLowerCase()}@clients.example`;
		const account = { id, name: `Client ${id}`, email, emailVerified: true, passwordHash: 'none', joinedAt };
		await accounts.create({ ...account, roles: [] });
	}
	return ids;
}

/** Nine sessions today, three of them over, one client whose mail bounced; fifty accounts. */
async function anOrdinaryDay(
	fixture: BookingFixture,
): Promise<{ readonly clients: readonly string[]; readonly now: Date }> {
	const clients = await join(fixture, 50);
	const times = ['9:00 AM', '10:30 AM', '12:00 PM'];
	const booked: string[] = [];
	for (const [index, client] of clients.slice(0, 9).entries()) {
		const booking = await fixture.book(client, { date: FULL_DAY, time: times[Math.floor(index / 3)] ?? '' });
		if (!booking.ok) throw new Error(`The day of the proof cannot be booked: ${booking.refusal}`);
		booked.push(booking.value.ticket.ticketNumber);
	}
	await bookWithBouncedMail(fixture, clients[9] ?? '', '9:00 AM');
	return { clients, now: new Date(Date.parse(`${FULL_DAY}T06:00:00.000Z`) + 1.25 * HOUR_MS) };
}

/** The dashboard of a full day: every list has its maximum length, and every row a name. */
async function fullDashboard(fixture: BookingFixture, now: Date): Promise<void> {
	const board = await dashboardOf(fixture, now);
	const counts = [board.todayCount, board.needsOutcomeCount, board.today.length, board.needsOutcome.length];
	if (String(counts) !== '40,50,6,2' || board.mailTrouble.length !== 3)
		throw new Error(`This is no full day: ${counts}, ${board.mailTrouble.length} to be phoned.`);
}

/** The cost of the dashboard and of two lists over a history of so many appointments. */
export async function costsOver(fixture: BookingFixture, history: number): Promise<Costs> {
	const { clients, now } = await anOrdinaryDay(fixture);
	await fillHistory(fixture, { count: history, before: dayOf(now), clients });
	const units = countUnits(fixture.client);
	const unitsOf = async (request: () => Promise<unknown>): Promise<number> => {
		units.take();
		await request();
		return units.take();
	};
	const { db, tableName, cipher } = fixture;
	const users = userRepository({ db, tableName, openCipher: async () => cipher, now: () => now });
	const ordinary = {
		dashboard: await unitsOf(() => dashboardOf(fixture, now)),
		appointments: await unitsOf(() =>
			listAppointments({ ...fixture.deps, now: () => now })({
				query: {},
				caller: { roles: ['owner'] },
			}),
		),
		users: await unitsOf(() =>
			listUsers({ users })({
				query: {},
			}),
		),
	};
	await fillDay(fixture, 9);
	const early = new Date(`${FULL_DAY}T05:00:00.000Z`);
	return { history, ...ordinary, fullDay: await unitsOf(() => fullDashboard(fixture, early)) };
}
