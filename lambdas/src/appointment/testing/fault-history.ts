import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { daysFrom } from '../../availability/centre-time.ts';
import { cancelAppointment } from '../cancel-appointment.usecase.ts';
import { recordOutcome } from '../record-outcome.usecase.ts';
import { everything, imbalancesOf, ofEntity } from './audit-table.ts';
import { type BookingStage, bookWith, STAGE_NOW } from './booking-stage.ts';
import { moveWith } from './move-with.ts';

/** What may happen to one operation: trouble before or after one of its commands reached the table, or the death of its worker there. */
const TROUBLES = [
	'drop_before',
	'drop_after',
	'timeout',
	'throttle',
	'conflict',
	'death_before',
	'death_after',
] as const;
type Trouble = (typeof TROUBLES)[number];

interface Plan {
	readonly trouble: Trouble;
	/** Which command of the operation it hits, from 0, and how many in a row: the SDK tries three times itself. */
	readonly at: number;
	readonly times: number;
	sent: number;
	isDead: boolean;
}

export interface FaultHistory {
	readonly seed: number;
	readonly clients: number;
	/** For each client, one after the other. */
	readonly operations: number;
	/** How many operations of a hundred meet trouble. */
	readonly percent: number;
}

export interface FaultResult {
	/** How often each kind of operation had each fate: `book ok`. */
	readonly fates: Readonly<Record<string, number>>;
	/** What the table says otherwise than the answers did, and books that do not balance. */
	readonly wrong: readonly string[];
}

type Fate = 'ok' | 'refused' | 'unknown';
interface Operation {
	readonly kind: 'book' | 'move' | 'cancel' | 'mark';
	readonly key: string;
	/** The appointment, where the operation named one. */
	readonly id?: string;
	readonly fate: Fate;
	readonly refusal?: string;
}

const named = (name: string, more: object = {}): Error =>
	Object.assign(new Error(`injected ${name}`), { name, ...more });

const ERRORS: Record<Exclude<Trouble, 'death_before' | 'death_after'>, () => Error> = {
	drop_before: () => named('TimeoutError', { $retryable: {} }),
	drop_after: () => named('TimeoutError', { $retryable: {} }),
	timeout: () => named('AbortError'),
	throttle: () => named('ThrottlingException'),
	conflict: () =>
		named('TransactionCanceledException', { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] }),
};

/** Repeatable whatever the machine does: a linear congruential generator (Numerical Recipes). */
function randomFrom(seed: number): (max: number) => number {
	let state = seed >>> 0;
	return (max) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * max);
	};
}

/** Whether this command of the operation is hit. Only transactions conflict. */
function isHit(plan: Plan, commandName = ''): boolean {
	const hit = plan.sent >= plan.at && plan.sent < plan.at + plan.times;
	plan.sent += 1;
	return hit && (plan.trouble !== 'conflict' || commandName === 'TransactWriteItemsCommand');
}

/** Plays a plan's trouble on one command that it hits. */
async function suffer(plan: Plan, send: () => Promise<unknown>): Promise<never> {
	const { trouble } = plan;
	if (trouble === 'drop_after' || trouble === 'death_after') await send();
	if (trouble !== 'death_before' && trouble !== 'death_after') throw ERRORS[trouble]();
	plan.isDead = true;
	throw named('Killed');
}

/** Lets each operation meet its own plan, in front of the real engine. */
function meetTrouble(client: DynamoDBClient, plans: AsyncLocalStorage<Plan>): void {
	client.middlewareStack.add(
		(next, context) => async (args) => {
			const plan = plans.getStore();
			// A dead worker sends nothing any more.
			if (plan?.isDead) throw named('Killed');
			return plan && isHit(plan, context.commandName) ? suffer(plan, () => next(args)) : next(args);
		},
		{ step: 'deserialize', priority: 'high', name: 'trouble' },
	);
}

/** Eight weeks; some of the days are closed. */
const DATES = daysFrom('2026-11-23', '2027-01-17');
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** After every session of the history: by then staff may record what became of it. */
const AFTERWARDS = new Date('2027-01-25T06:00:00.000Z');

/**
 * Many clients book, move and cancel at once, staff record outcomes, and much goes wrong. Afterwards the table is held against
 * every answer that was given (promises P2, P7): what was confirmed is there, what was refused is not, what nobody knows
 * happened as a whole or not at all.
 */
export async function surviveFaults(stage: BookingStage, history: FaultHistory): Promise<FaultResult> {
	const plans = new AsyncLocalStorage<Plan>();
	meetTrouble(stage.client, plans);
	const clients = await stage.addClients(history.clients);
	const log: Operation[] = [];
	await Promise.all(
		clients.map(async (client, index) => {
			const random = randomFrom(history.seed * 1000 + index);
			const held: string[] = [];
			for (let operation = 0; operation < history.operations; operation += 1) {
				const plan = random(100) < history.percent ? planFrom(random) : undefined;
				const work = () => playOne(stage, { client, held, random });
				log.push(await (plan ? plans.run(plan, work) : work()));
			}
		}),
	);
	return { fates: fatesOf(log), wrong: await wrongIn(stage, log) };
}

const planFrom = (random: (max: number) => number): Plan => ({
	trouble: TROUBLES[random(TROUBLES.length)] ?? 'drop_before',
	at: random(12),
	times: 1 + random(8),
	sent: 0,
	isDead: false,
});

interface Player {
	readonly client: string;
	/** Appointments the client was told of. */
	readonly held: string[];
	readonly random: (max: number) => number;
}

async function playOne(stage: BookingStage, player: Player): Promise<Operation> {
	const { held, random } = player;
	const id = held[random(Math.max(1, held.length))];
	const dice = random(20);
	if (id === undefined || dice < 10) return book(stage, player);
	if (dice < 14) return move(stage, id, random);
	held.splice(held.indexOf(id), 1);
	return dice < 19 ? cancel(stage, id, player.client) : mark(stage, id, random);
}

const wishFrom = (random: Player['random']) => ({
	date: DATES[random(DATES.length)] ?? '',
	time: TIMES[random(TIMES.length)] ?? '',
});

async function book(stage: BookingStage, { client, held, random }: Player): Promise<Operation> {
	const key = randomUUID();
	const wish = { ...wishFrom(random), serviceId: random(4) === 0 ? 'couples' : 'stress', key };
	const { value, end } = await fateOf(() => bookWith(stage.deps)(client, wish));
	if (!value) return { kind: 'book', key, ...end };
	// Whoever asks for a session that is theirs already is shown it: the key then booked nothing.
	const id = value.ticket.appointmentId;
	if (!held.includes(id)) held.push(id);
	return { kind: 'book', key, id, ...end };
}

async function move(stage: BookingStage, id: string, random: Player['random']): Promise<Operation> {
	const key = randomUUID();
	const found = await stage.deps.appointments.find(id).catch(() => undefined);
	const wish = { ...wishFrom(random), version: found?.ver ?? 1, key };
	return { kind: 'move', key, id, ...(await fateOf(() => moveWith(stage.deps)(id, wish))).end };
}

async function cancel(stage: BookingStage, id: string, client: string): Promise<Operation> {
	const order = { appointmentId: id, by: 'client', actor: client } as const;
	return { kind: 'cancel', key: '', id, ...(await fateOf(() => cancelAppointment(stage.deps)(order))).end };
}

async function mark(stage: BookingStage, id: string, random: Player['random']): Promise<Operation> {
	const record = recordOutcome({ ...stage.deps, now: () => AFTERWARDS });
	const body = { status: random(2) === 0 ? 'attended' : 'missed' } as const;
	const work = () => record({ params: { id }, body, caller: { userId: 'staff' } });
	return { kind: 'mark', key: '', id, ...(await fateOf(work)).end };
}

type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string };

/** What a client would know: an answer, a refusal, or nothing (a timeout, a 5xx, a dead worker). */
async function fateOf<T>(
	work: () => Promise<Told<T>>,
): Promise<{ readonly value?: T; readonly end: { readonly fate: Fate; readonly refusal?: string } }> {
	try {
		const told = await work();
		if (told.ok) return { value: told.value, end: { fate: 'ok' } };
		const { refusal } = told;
		return { end: { fate: refusal === 'unavailable' ? 'unknown' : 'refused', refusal } };
	} catch (error) {
		const name = error instanceof Error ? error.name : 'unknown';
		return { end: { fate: 'unknown', refusal: name } };
	}
}

function fatesOf(log: readonly Operation[]): Readonly<Record<string, number>> {
	const fates: Record<string, number> = {};
	for (const { kind, fate } of log) fates[`${kind} ${fate}`] = (fates[`${kind} ${fate}`] ?? 0) + 1;
	return fates;
}

async function wrongIn(stage: BookingStage, log: readonly Operation[]): Promise<readonly string[]> {
	const items = await everything(stage);
	const appointments = ofEntity(items, 'appointment');
	const byId = new Map(appointments.map((one) => [one.id, one]));
	const bookings = new Map<string, number>();
	for (const { answerKey } of appointments) bookings.set(answerKey, (bookings.get(answerKey) ?? 0) + 1);
	const moved = new Set(appointments.flatMap(({ moveKeys = [] }) => moveKeys));
	/** Whether the table bears the answer out. */
	const isTrue: Record<Operation['kind'], Record<Fate, (operation: Operation) => boolean>> = {
		book: {
			ok: ({ id = '' }) => byId.has(id),
			refused: ({ key }) => !bookings.has(key),
			unknown: ({ key }) => (bookings.get(key) ?? 0) <= 1,
		},
		// What stood there already was moved without a write.
		move: { ok: () => true, refused: ({ key }) => !moved.has(key), unknown: () => true },
		cancel: { ok: ({ id = '' }) => byId.get(id)?.status === 'cancelled', refused: () => true, unknown: () => true },
		mark: {
			ok: ({ id = '' }) => ['attended', 'missed'].includes(byId.get(id)?.status),
			refused: () => true,
			unknown: () => true,
		},
	};
	const wrong = log.filter((operation) => !isTrue[operation.kind][operation.fate](operation));
	const twice = [...bookings.values()].filter((count) => count > 1).length;
	const imbalances = Object.entries(imbalancesOf(items, STAGE_NOW));
	return [
		...wrong.map((operation) => JSON.stringify(operation)),
		...(twice > 0 ? [`${twice} keys booked twice`] : []),
		...imbalances.map(([name, pair]) => `${name}: ${JSON.stringify(pair).slice(0, 400)}`),
	];
}
