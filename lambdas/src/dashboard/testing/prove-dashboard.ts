import { dayOf } from '@tulia/centre/clock';
import { listAppointments } from '../../appointment/read/list-appointments.usecase.ts';
import { type BookingFixture, FIXTURE_NOW } from '../../appointment/testing/booking-fixture.ts';
import { accountRepository } from '../../identity/account/account.repository.ts';
import { mailStateRepository } from '../../notification/mail-events/mail-state.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { listUsers } from '../../user/read-users.usecase.ts';
import { userRepository } from '../../user/user.repository.ts';
import { countUnits } from './count-units.ts';
import { dashboardOf } from './dashboard-of.ts';
import { fillHistory } from './fill-history.ts';
import { runRandomHistory } from './random-history.ts';
import { comparable, recount } from './recount.ts';

const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const HOUR_MS = 60 * 60 * 1000;

export interface RecountProof {
	readonly done: Readonly<Record<string, number>>;
	/** The figures that differ, as the dashboard and as counting everything say: none when it holds. */
	readonly differences: readonly string[];
}

/** Promise P7: what the dashboard says after a random history, and what counting everything says. */
export async function proveRecount(fixture: BookingFixture, operations: number, seed: number): Promise<RecountProof> {
	const { now, done } = await runRandomHistory(fixture, operations, seed);
	const [said, counted] = [comparable(await dashboardOf(fixture, now)), await recount(fixture, now)];
	const names = Object.keys(counted) as (keyof typeof counted)[];
	const differences = names
		.filter((name) => JSON.stringify(said[name]) !== JSON.stringify(counted[name]))
		.map((name) => `${name}: ${JSON.stringify(said[name])} instead of ${JSON.stringify(counted[name])}`);
	return { done, differences };
}

export interface Costs {
	readonly history: number;
	/** Read units of one request each. */
	readonly dashboard: number;
	/** The same on a day that is full, with more that waits than is shown. */
	readonly fullDay: number;
	readonly appointments: number;
	readonly users: number;
}

/** Accounts as registration makes them. */
async function join(fixture: BookingFixture, count: number): Promise<readonly string[]> {
	const accounts = accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
	const joinedAt = FIXTURE_NOW.toISOString();
	const ids = Array.from({ length: count }, () => newId(FIXTURE_NOW));
	for (const id of ids) {
		const email = `${id.toLowerCase()}@clients.example`;
		const account = { id, name: `Client ${id}`, email, emailVerified: true, passwordHash: 'none', joinedAt };
		await accounts.create({ ...account, role: 'client' });
	}
	return ids;
}

/** A morning at the centre: nine sessions today, three of them over, one client whose mail came back; fifty accounts. */
async function anOrdinaryDay(
	fixture: BookingFixture,
): Promise<{ readonly clients: readonly string[]; readonly now: Date }> {
	const clients = await join(fixture, 50);
	const day = '2026-11-24';
	const times = ['9:00 AM', '10:30 AM', '12:00 PM'];
	const booked: string[] = [];
	for (const [index, client] of clients.slice(0, 9).entries()) {
		const booking = await fixture.book(client, { date: day, time: times[Math.floor(index / 3)] ?? '' });
		if (!booking.ok) throw new Error(`The day of the proof cannot be booked: ${booking.refusal}`);
		booked.push(booking.value.ticket.ticketNumber);
	}
	await bookWithBouncedMail(fixture, clients[9] ?? '', '9:00 AM');
	return { clients, now: new Date(Date.parse(`${day}T06:00:00.000Z`) + 1.25 * HOUR_MS) };
}

/** Books for the day after, and the mail comes back. */
async function bookWithBouncedMail(fixture: BookingFixture, client: string, time: string): Promise<void> {
	const booking = await fixture.book(client, { date: '2026-11-25', time });
	if (!booking.ok) throw new Error(`The day after cannot be booked: ${booking.refusal}`);
	const { id = '' } = (await fixture.deps.appointments.findByTicket(booking.value.ticket.ticketNumber)) ?? {};
	const news = { state: 'bounced', at: FIXTURE_NOW.toISOString(), version: 1, attempt: 1 } as const;
	await mailStateRepository(fixture.db, fixture.tableName).record(id, 'confirmation', news);
}

/**
 * The rest of that day: eighteen sessions of eighteen clients, most with as long a note as fits. Eight visits of the day before, all of
 * other clients, have no outcome; the mails of nine others came back; and five others booked last. Wants four psychologists.
 */
async function fillTheDay(fixture: BookingFixture, clients: readonly string[]): Promise<void> {
	const notes = 'n'.repeat(500);
	const book = async (client: string, date: string, time = ''): Promise<void> => {
		const booking = await fixture.book(client, { date, time, notes });
		if (!booking.ok) throw new Error(`${date} ${time} cannot be booked: ${booking.refusal}`);
	};
	for (const [index, client] of clients.slice(10, 18).entries()) await book(client, '2026-11-23', TIMES[index % 4]);
	const freeTimes = [...TIMES, '1:30 PM', '3:00 PM', '1:30 PM', '3:00 PM'];
	for (const [index, client] of clients.slice(18, 27).entries()) await book(client, '2026-11-24', freeTimes[index]);
	for (const [index, client] of clients.slice(27, 35).entries())
		await bookWithBouncedMail(fixture, client, TIMES[1 + (index % 4)] ?? '');
	for (const [index, client] of clients.slice(35, 40).entries()) await book(client, '2026-11-26', TIMES[index]);
}

/** The dashboard of that day: everybody of today is on it, and some of what waits. */
async function fullDashboard(fixture: BookingFixture, now: Date): Promise<void> {
	const board = await dashboardOf(fixture, now);
	const clients = new Set(board.today.map(({ user }) => user.email)).size;
	if (clients !== 18 || board.mailTrouble.length === 0 || !board.mailTroubleMore)
		throw new Error(`This is no full day: ${clients} clients, ${board.mailTrouble.length} to be phoned.`);
}

/** What one look at the dashboard and at two lists costs over a history of so many appointments. */
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
		appointments: await unitsOf(() => listAppointments({ ...fixture.deps, now: () => now })({ query: {} })),
		users: await unitsOf(() => listUsers({ users })({ query: {} })),
	};
	await fillTheDay(fixture, clients);
	return { history, ...ordinary, fullDay: await unitsOf(() => fullDashboard(fixture, now)) };
}
