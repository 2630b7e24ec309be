import { listAppointments } from '../../appointment/list-appointments.usecase.ts';
import { type BookingStage, STAGE_NOW } from '../../appointment/testing/booking-stage.ts';
import { dayOf } from '../../availability/centre-time.ts';
import { accountRepository } from '../../identity/account.repository.ts';
import { mailStateRepository } from '../../notification/mail-state.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { listUsers } from '../../user/list-users.usecase.ts';
import { userRepository } from '../../user/user.repository.ts';
import { countUnits } from './count-units.ts';
import { dashboardOf } from './dashboard-of.ts';
import { fillHistory } from './fill-history.ts';
import { liveThrough } from './random-history.ts';
import { comparable, recount } from './recount.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface RecountProof {
	readonly done: Readonly<Record<string, number>>;
	/** The figures that differ, as the dashboard and as counting everything say: none when it holds. */
	readonly differences: readonly string[];
}

/** Promise P7: what the dashboard says after a random history, and what counting everything says. */
export async function proveRecount(stage: BookingStage, operations: number, seed: number): Promise<RecountProof> {
	const { now, done } = await liveThrough(stage, operations, seed);
	const [said, counted] = [comparable(await dashboardOf(stage, now)), await recount(stage, now)];
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
	readonly appointments: number;
	readonly users: number;
}

/** Accounts as registration makes them. */
async function join(stage: BookingStage, count: number): Promise<readonly string[]> {
	const accounts = accountRepository(stage.db, stage.tableName, async () => stage.cipher);
	const joinedAt = STAGE_NOW.toISOString();
	const ids = Array.from({ length: count }, () => newId(STAGE_NOW));
	for (const id of ids) {
		const email = `${id.toLowerCase()}@clients.example`;
		const account = { id, name: `Client ${id}`, email, emailVerified: true, passwordHash: 'none', joinedAt };
		await accounts.create({ ...account, role: 'client' });
	}
	return ids;
}

/** A morning at the centre: nine sessions today, three of them over, one client whose mail came back; fifty accounts. */
async function anOrdinaryDay(
	stage: BookingStage,
): Promise<{ readonly clients: readonly string[]; readonly now: Date }> {
	const clients = await join(stage, 50);
	const day = '2026-11-24';
	const times = ['9:00 AM', '10:30 AM', '12:00 PM'];
	const booked: string[] = [];
	for (const [index, client] of clients.slice(0, 9).entries()) {
		const made = await stage.book(client, { date: day, time: times[Math.floor(index / 3)] ?? '' });
		if (!made.ok) throw new Error(`The day of the proof cannot be booked: ${made.refusal}`);
		booked.push(made.value.ticket.ticketNumber);
	}
	const later = await stage.book(clients[9] ?? '', { date: '2026-11-25' });
	const ticket = later.ok ? later.value.ticket.ticketNumber : '';
	const { id = '' } = (await stage.deps.appointments.findByTicket(ticket)) ?? {};
	const news = { state: 'bounced', at: STAGE_NOW.toISOString(), version: 1, attempt: 1 } as const;
	await mailStateRepository(stage.db, stage.tableName).record(id, 'confirmation', news);
	return { clients, now: new Date(Date.parse(`${day}T06:00:00.000Z`) + 1.25 * HOUR_MS) };
}

/** What one look at the dashboard and at two lists costs over a history of so many appointments. */
export async function costsOver(stage: BookingStage, history: number): Promise<Costs> {
	const { clients, now } = await anOrdinaryDay(stage);
	await fillHistory(stage, { count: history, before: dayOf(now), clients });
	const units = countUnits(stage.client);
	const look = async (request: () => Promise<unknown>): Promise<number> => {
		units.take();
		await request();
		return units.take();
	};
	const { db, tableName, cipher } = stage;
	const users = userRepository({ db, tableName, openCipher: async () => cipher, now: () => now });
	return {
		history,
		dashboard: await look(() => dashboardOf(stage, now)),
		appointments: await look(() => listAppointments({ ...stage.deps, now: () => now })({ query: {} })),
		users: await look(() => listUsers({ users })({ query: {} })),
	};
}
