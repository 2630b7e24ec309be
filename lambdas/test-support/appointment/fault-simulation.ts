import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { daysFrom } from '@tulia/centre/day';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { type BookingFixture, bookWith, FIXTURE_NOW } from './booking-fixture.ts';
import { moveWith } from './move-with.ts';
import { type FaultPlan, injectPlannedFaults, planFrom } from './operation-faults.ts';
import { ofEntity, scanAll, violationsOf } from './table-invariants.ts';

export interface FaultSimulationSettings {
	readonly seed: number;
	readonly clients: number;
	/** Operations of each client, one after the other. */
	readonly operations: number;
	/** Percentage of operations with a fault. */
	readonly percent: number;
}

export interface FaultSimulationResult {
	/** How often each kind of operation had each outcome: `book ok`. */
	readonly outcomes: Readonly<Record<string, number>>;
	/** Contradictions between the table and the answers, and violated invariants. */
	readonly wrong: readonly string[];
}

type Outcome = 'ok' | 'refused' | 'unknown';
interface Operation {
	readonly kind: 'book' | 'move' | 'cancel' | 'mark';
	readonly key: string;
	readonly id?: string;
	readonly outcome: Outcome;
	readonly refusal?: string;
}

/** Deterministic: a linear congruential generator (Numerical Recipes). */
function randomFrom(seed: number): (max: number) => number {
	let state = seed >>> 0;
	return (max) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * max);
	};
}

/** Eight weeks; some of the days are closed. */
const DATES = daysFrom('2026-11-23', '2027-01-17');
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** After every session of the history, when staff may record all outcomes. */
const AFTERWARDS = new Date('2027-01-25T06:00:00.000Z');

/**
 * Many clients book, move and cancel at once and staff record outcomes while faults are injected. Afterwards the table
 * is compared with every answer (promises P2, P7): what was confirmed is stored, what was refused is not, and an
 * unknown outcome is one whole transaction or none.
 */
export async function simulateFaults(
	fixture: BookingFixture,
	history: FaultSimulationSettings,
): Promise<FaultSimulationResult> {
	const plans = new AsyncLocalStorage<FaultPlan>();
	injectPlannedFaults(fixture.client, plans);
	const clients = await fixture.addClients(history.clients);
	const log: Operation[] = [];
	await Promise.all(
		clients.map(async (client, index) => {
			const random = randomFrom(history.seed * 1000 + index);
			const bookedIds: string[] = [];
			for (let operation = 0; operation < history.operations; operation += 1) {
				const plan = random(100) < history.percent ? planFrom(random) : undefined;
				const work = () => runOne(fixture, { client, bookedIds, random });
				log.push(await (plan ? plans.run(plan, work) : work()));
			}
		}),
	);
	return { outcomes: tallyOf(log), wrong: await wrongIn(fixture, log) };
}

interface Actor {
	readonly client: string;
	/** Appointments the client knows of. */
	readonly bookedIds: string[];
	readonly random: (max: number) => number;
}

async function runOne(fixture: BookingFixture, actor: Actor): Promise<Operation> {
	const { bookedIds, random } = actor;
	const id = bookedIds[random(Math.max(1, bookedIds.length))];
	const dice = random(20);
	if (id === undefined || dice < 10) return book(fixture, actor);
	if (dice < 14) return move(fixture, id, random);
	bookedIds.splice(bookedIds.indexOf(id), 1);
	return dice < 19 ? cancel(fixture, id, actor.client) : mark(fixture, id, random);
}

const randomSlot = (random: Actor['random']) => ({
	date: DATES[random(DATES.length)] ?? '',
	time: TIMES[random(TIMES.length)] ?? '',
});

async function book(fixture: BookingFixture, { client, bookedIds, random }: Actor): Promise<Operation> {
	const key = randomUUID();
	const options = { ...randomSlot(random), serviceId: random(4) === 0 ? 'couples' : 'stress', key };
	const { value, end } = await outcomeOf(() => bookWith(fixture.deps)(client, options));
	if (!value) return { kind: 'book', key, ...end };
	// A request for a session the client already has is answered with it: the key then booked nothing.
	const id = value.ticket.appointmentId;
	if (!bookedIds.includes(id)) bookedIds.push(id);
	return { kind: 'book', key, id, ...end };
}

async function move(fixture: BookingFixture, id: string, random: Actor['random']): Promise<Operation> {
	const key = randomUUID();
	const found = await fixture.deps.appointments.find(id).catch(() => undefined);
	const options = { ...randomSlot(random), version: found?.ver ?? 1, key };
	return { kind: 'move', key, id, ...(await outcomeOf(() => moveWith(fixture.deps)(id, options))).end };
}

async function cancel(fixture: BookingFixture, id: string, client: string): Promise<Operation> {
	const order = { appointmentId: id, by: 'client', actor: client } as const;
	return { kind: 'cancel', key: '', id, ...(await outcomeOf(() => cancelAppointment(fixture.deps)(order))).end };
}

async function mark(fixture: BookingFixture, id: string, random: Actor['random']): Promise<Operation> {
	const record = recordOutcome({ ...fixture.deps, now: () => AFTERWARDS });
	const body = { status: random(2) === 0 ? 'attended' : 'missed' } as const;
	const work = () => record({ params: { id }, body, caller: { userId: 'staff' } });
	return { kind: 'mark', key: '', id, ...(await outcomeOf(work)).end };
}

type UseCaseResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string };

/** The result as the client sees it: an answer, a refusal, or nothing (a timeout, a 5xx, a crashed process). */
async function outcomeOf<T>(
	work: () => Promise<UseCaseResult<T>>,
): Promise<{ readonly value?: T; readonly end: { readonly outcome: Outcome; readonly refusal?: string } }> {
	try {
		const result = await work();
		if (result.ok) return { value: result.value, end: { outcome: 'ok' } };
		const { refusal } = result;
		return { end: { outcome: refusal === 'unavailable' ? 'unknown' : 'refused', refusal } };
	} catch (error) {
		const name = error instanceof Error ? error.name : 'unknown';
		return { end: { outcome: 'unknown', refusal: name } };
	}
}

function tallyOf(log: readonly Operation[]): Readonly<Record<string, number>> {
	const tally: Record<string, number> = {};
	for (const { kind, outcome } of log) tally[`${kind} ${outcome}`] = (tally[`${kind} ${outcome}`] ?? 0) + 1;
	return tally;
}

async function wrongIn(fixture: BookingFixture, log: readonly Operation[]): Promise<readonly string[]> {
	const items = await scanAll(fixture);
	const appointments = ofEntity(items, 'appointment');
	const byId = new Map(appointments.map((one) => [one.id, one]));
	const bookings = new Map<string, number>();
	for (const { answerKey } of appointments) bookings.set(answerKey, (bookings.get(answerKey) ?? 0) + 1);
	const moved = new Set(appointments.flatMap(({ moveKeys = [] }) => moveKeys));
	const isTrue: Record<Operation['kind'], Record<Outcome, (operation: Operation) => boolean>> = {
		book: {
			ok: ({ id = '' }) => byId.has(id),
			refused: ({ key }) => !bookings.has(key),
			unknown: ({ key }) => (bookings.get(key) ?? 0) <= 1,
		},
		// A move to the present time succeeds without a write.
		move: { ok: () => true, refused: ({ key }) => !moved.has(key), unknown: () => true },
		cancel: { ok: ({ id = '' }) => byId.get(id)?.status === 'cancelled', refused: () => true, unknown: () => true },
		mark: {
			ok: ({ id = '' }) => ['attended', 'missed'].includes(byId.get(id)?.status),
			refused: () => true,
			unknown: () => true,
		},
	};
	const wrong = log.filter((operation) => !isTrue[operation.kind][operation.outcome](operation));
	const twice = [...bookings.values()].filter((count) => count > 1).length;
	const violations = Object.entries(violationsOf(items, FIXTURE_NOW));
	return [
		...wrong.map((operation) => JSON.stringify(operation)),
		...(twice > 0 ? [`${twice} keys booked twice`] : []),
		...violations.map(([name, pair]) => `${name}: ${JSON.stringify(pair).slice(0, 400)}`),
	];
}
