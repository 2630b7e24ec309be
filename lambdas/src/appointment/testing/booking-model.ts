import fc from 'fast-check';
import { addDays } from '../../availability/centre-time.ts';
import { cancelAppointment } from '../cancel-appointment.usecase.ts';
import { listMyAppointments } from '../list-my-appointments.usecase.ts';
import { recordOutcome } from '../record-outcome.usecase.ts';
import { everything, imbalancesOf, ofEntity } from './audit-table.ts';
import {
	type Books,
	freeFor,
	type Held,
	isChangeable,
	isCorrectable,
	isOffered,
	isOpenFor,
	type Outcome,
	overlaps,
	startOf,
	upcomingOf,
	wishedTimes,
} from './booking-oracle.ts';
import { type BookingStage, bookWith, STAGE_NOW } from './booking-stage.ts';
import { moveWith } from './move-with.ts';

const CLIENTS = ['c-0', 'c-1', 'c-2'] as const;
const PSYCHOLOGISTS = ['amina', 'otieno'] as const;
const MINUTES = { stress: 60, couples: 90 } as const;
const HOUR = 60 * 60_000;

interface Wish {
	readonly day: number;
	readonly time: string;
	readonly psychologistId: string | undefined;
	readonly byStaff: boolean;
}
type Command =
	| ({ readonly kind: 'book'; readonly client: string; readonly serviceId: 'stress' | 'couples' } & Wish)
	| ({ readonly kind: 'move'; readonly which: number } & Wish)
	| { readonly kind: 'cancel'; readonly which: number; readonly byStaff: boolean }
	| { readonly kind: 'mark'; readonly which: number; readonly outcome: Outcome; readonly isCorrection: boolean }
	| { readonly kind: 'list'; readonly client: string }
	| { readonly kind: 'wait'; readonly hours: number }
	/** Until one of the appointments begins. */
	| { readonly kind: 'meet'; readonly which: number };

const wish = {
	day: fc.integer({ min: 0, max: 6 }),
	time: fc.constantFrom(...wishedTimes),
	psychologistId: fc.option(fc.constantFrom(...PSYCHOLOGISTS), { nil: undefined, freq: 2 }),
	byStaff: fc.boolean(),
};
const anyoneAt = (day: number): Wish => ({ day, time: '10:30 AM', psychologistId: undefined, byStaff: false });
const which = fc.nat({ max: 30 });
const client = fc.constantFrom(...CLIENTS);

/** Up to `length` commands, booking more often than anything else. */
const commands = (length: number): fc.Arbitrary<readonly Command[]> => {
	const book = fc.record({
		kind: fc.constant('book' as const),
		client,
		serviceId: fc.constantFrom('stress' as const, 'couples' as const),
		...wish,
	});
	const any: fc.Arbitrary<Command> = fc.oneof(
		{ weight: 6, arbitrary: book },
		{ weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which, ...wish }) },
		{ weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which, byStaff: fc.boolean() }) },
		{
			weight: 2,
			arbitrary: fc.record({
				kind: fc.constant('mark' as const),
				which,
				outcome: fc.constantFrom('attended' as const, 'missed' as const),
				isCorrection: fc.boolean(),
			}),
		},
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('list' as const), client }) },
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('meet' as const), which }) },
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
	);
	return fc.array(any, { maxLength: length, size: 'max' });
};

/** Whatever the dice say, one script books, moves, cancels and marks with success: a model that only ever refuses proves nothing. */
const ONE_OF_EACH: readonly Command[] = [
	{ kind: 'book', client: 'c-0', serviceId: 'stress', ...anyoneAt(1) },
	{ kind: 'move', which: 0, ...anyoneAt(2) },
	{ kind: 'book', client: 'c-1', serviceId: 'couples', ...anyoneAt(3) },
	{ kind: 'cancel', which: 1, byStaff: false },
	{ kind: 'meet', which: 0 },
	{ kind: 'mark', which: 0, outcome: 'attended', isCorrection: false },
];

/** What the books must say after a command: an answer (`ok`, or a refusal), and who is held where. */
interface Expected {
	readonly answer: string;
	readonly held: readonly Held[];
}

const dateOf = (day: number): string => addDays('2026-11-23', day);
const replace = (held: readonly Held[], changed: Held): readonly Held[] =>
	held.map((one) => (one.id === changed.id ? changed : one));

function expectBooking(books: Books, command: Extract<Command, { kind: 'book' }>, newId: string): Expected {
	const { client: who, serviceId, time, psychologistId } = command;
	const session = { date: dateOf(command.day), time, minutes: MINUTES[serviceId] };
	const mine = upcomingOf(books, who);
	const same = mine.find((one) => startOf(one).getTime() === startOf(session).getTime());
	const isSame = same?.serviceId === serviceId && (psychologistId ?? same.psychologistId) === same.psychologistId;
	if (isSame) return { answer: 'ok', held: books.held };
	const refused = (answer: string): Expected => ({ answer, held: books.held });
	if (!isOffered(books, session, 4)) return refused('not_offered');
	if (overlaps(mine, session)) return refused('client_overlap');
	if (mine.length >= 3) return refused('too_many_bookings');
	const [first] = freeFor(books, session).filter((id) => psychologistId === undefined || id === psychologistId);
	if (first === undefined) return refused('slot_taken');
	const added: Held = {
		id: newId,
		client: who,
		serviceId,
		...session,
		psychologistId: first,
		status: 'confirmed',
		ver: 1,
	};
	return { answer: 'ok', held: [...books.held, added] };
}

function expectMove(books: Books, one: Held, command: Extract<Command, { kind: 'move' }>): Expected {
	const { time, psychologistId, byStaff } = command;
	const session = { date: dateOf(command.day), time, minutes: one.minutes };
	const refusal = whyNotMoved(books, one, session, byStaff);
	const isNamed = (id: string) => psychologistId === undefined || id === psychologistId;
	const staysThere = startOf(session).getTime() === startOf(one).getTime() && isNamed(one.psychologistId);
	if (one.status === 'confirmed' && staysThere) return { answer: 'ok', held: books.held };
	if (refusal) return { answer: refusal, held: books.held };
	const free = freeFor(books, session, one.id).filter(isNamed);
	const chosen = free.find((id) => id === one.psychologistId) ?? free[0];
	if (chosen === undefined) return { answer: 'slot_taken', held: books.held };
	return { answer: 'ok', held: replace(books.held, { ...one, ...session, psychologistId: chosen, ver: one.ver + 1 }) };
}

function whyNotMoved(
	books: Books,
	one: Held,
	session: Pick<Held, 'date' | 'time' | 'minutes'>,
	byStaff: boolean,
): string | undefined {
	if (one.status !== 'confirmed') return 'appointment_changed';
	if (!byStaff && !isChangeable(books, one)) return 'too_late';
	if (!isOffered(books, session, byStaff ? 0 : 4)) return 'not_offered';
	const others = upcomingOf(books, one.client).filter(({ id }) => id !== one.id);
	return overlaps(others, session) ? 'client_overlap' : undefined;
}

function expectCancellation(books: Books, one: Held, byStaff: boolean): Expected {
	if (one.status === 'cancelled') return { answer: 'ok', held: books.held };
	if (one.status !== 'confirmed') return { answer: 'appointment_changed', held: books.held };
	if (!byStaff && !isChangeable(books, one)) return { answer: 'too_late', held: books.held };
	return { answer: 'ok', held: replace(books.held, { ...one, status: 'cancelled', ver: one.ver + 1 }) };
}

function expectMark(books: Books, one: Held, { outcome, isCorrection }: Extract<Command, { kind: 'mark' }>): Expected {
	const refused = (answer: string): Expected => ({ answer, held: books.held });
	if (one.status === outcome) return { answer: 'ok', held: books.held };
	if (one.status === 'cancelled' || (one.status !== 'confirmed' && !isCorrection))
		return refused('appointment_changed');
	if (!isOpenFor(books, one, outcome)) return refused('too_early');
	if (one.status !== 'confirmed' && !isCorrectable(books, one)) return refused('too_late');
	return { answer: 'ok', held: replace(books.held, { ...one, status: outcome, ver: one.ver + 1 }) };
}

type Told = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: string };

/** The answer by name; why a time is not offered is said in two ways. */
const nameOf = (told: Told): string => {
	if (told.ok) return 'ok';
	return told.refusal === 'date_not_bookable' || told.refusal === 'time_not_offered' ? 'not_offered' : told.refusal;
};

/** How often each answer was given to each kind of command: `move ok`. */
export type Tally = Record<string, number>;

/** Plays the commands against the real thing and against the rules, and counts; throws at the first difference. */
async function playCommands(stage: BookingStage, script: readonly Command[], tally: Tally): Promise<void> {
	for (const name of CLIENTS) await stage.addClient(name);
	let books: Books = { psychologistIds: PSYCHOLOGISTS, now: STAGE_NOW, held: [] };
	for (const command of script) {
		if (command.kind === 'wait' || command.kind === 'meet') books = { ...books, now: later(books, command) };
		else books = { ...books, held: await playOne({ stage, tally }, books, command) };
		await expectSame(stage, books, command);
	}
}

/** Time only goes on. */
function later({ now, held }: Books, command: Extract<Command, { kind: 'wait' | 'meet' }>): Date {
	if (command.kind === 'wait') return new Date(now.getTime() + command.hours * HOUR);
	const one = held[command.which % Math.max(1, held.length)];
	return one && startOf(one) > now ? startOf(one) : now;
}

interface Play {
	readonly stage: BookingStage;
	readonly tally: Tally;
}

async function playOne(
	{ stage, tally }: Play,
	books: Books,
	command: Exclude<Command, { kind: 'wait' | 'meet' }>,
): Promise<readonly Held[]> {
	const deps = { ...stage.deps, now: () => books.now };
	if (command.kind === 'list') {
		await expectListed(stage, books, command.client);
		return books.held;
	}
	if (command.kind === 'book') {
		const { client: who, serviceId, time, psychologistId } = command;
		const given = { serviceId, date: dateOf(command.day), time, ...(psychologistId ? { psychologistId } : {}) };
		const told = await bookWith(deps)(who, given);
		return agreed(tally, command, told, expectBooking(books, command, told.ok ? told.value.ticket.appointmentId : ''));
	}
	const one = books.held[command.which % Math.max(1, books.held.length)];
	if (!one) return books.held;
	return playOnOne({ deps, tally }, books, command, one);
}

async function playOnOne(
	{ deps, tally }: Pick<Play, 'tally'> & { readonly deps: BookingStage['deps'] },
	books: Books,
	command: Extract<Command, { kind: 'move' | 'cancel' | 'mark' }>,
	one: Held,
): Promise<readonly Held[]> {
	const { id, ver } = one;
	switch (command.kind) {
		case 'move': {
			const { time, psychologistId, byStaff } = command;
			const by = byStaff ? 'staff' : 'client';
			const given = {
				date: dateOf(command.day),
				time,
				version: ver,
				by,
				...(psychologistId ? { psychologistId } : {}),
			} as const;
			return agreed(
				tally,
				command,
				await moveWith(deps)(id, { ...given, now: books.now }),
				expectMove(books, one, command),
			);
		}
		case 'cancel': {
			const by = command.byStaff ? 'staff' : 'client';
			const told = await cancelAppointment(deps)({ appointmentId: id, by, actor: by });
			return agreed(tally, command, told, expectCancellation(books, one, command.byStaff));
		}
		case 'mark': {
			const correction = command.isCorrection ? { version: ver, reason: 'Wrong row' } : {};
			const body = { status: command.outcome, ...correction };
			const told = await recordOutcome(deps)({ params: { id }, body, caller: { userId: 'staff' } });
			return agreed(tally, command, told, expectMark(books, one, command));
		}
	}
}

function agreed(tally: Tally, command: Command, told: Told, { answer, held }: Expected): readonly Held[] {
	if (nameOf(told) !== answer)
		throw new Error(`${JSON.stringify(command)} was answered ${nameOf(told)}, and should have been ${answer}.`);
	const name = `${command.kind} ${answer}`;
	tally[name] = (tally[name] ?? 0) + 1;
	return held;
}

async function expectListed(stage: BookingStage, { held }: Books, who: string): Promise<void> {
	const answer = await listMyAppointments(stage.deps)({ caller: { userId: who } });
	const listed = answer.ok ? answer.value.data.map(({ appointmentId, status }) => `${appointmentId} ${status}`) : [];
	const expected = held
		.filter((one) => one.client === who)
		.sort((a, b) => startOf(a).getTime() - startOf(b).getTime() || (a.id < b.id ? -1 : 1))
		.map(({ id, status }) => `${id} ${status}`);
	if (listed.join() !== expected.join()) throw new Error(`${who} was listed ${listed}, and holds ${expected}.`);
}

/** The table says what the model says, and its books balance. */
async function expectSame(stage: BookingStage, { held, now }: Books, command: Command): Promise<void> {
	const items = await everything(stage);
	const line = (one: { id?: string; status?: string; ver?: number; psychologistId?: string }, start: string) =>
		`${one.id} ${one.status} v${one.ver} ${one.psychologistId} ${start}`;
	const stored = ofEntity(items, 'appointment').map((one) => line(one, one.startAt));
	const expected = held.map((one) => line(one, startOf(one).toISOString()));
	const imbalances = imbalancesOf(items, now);
	if (stored.sort().join('\n') !== expected.sort().join('\n') || Object.keys(imbalances).length > 0)
		throw new Error(`After ${JSON.stringify(command)}: ${JSON.stringify({ stored, expected, imbalances })}`);
}

/** Plays `runs` random scripts of at most `length` commands, each on a stage of its own; throws with the shortest that fails. */
export async function checkModel(
	{ runs, length }: { readonly runs: number; readonly length: number },
	newStage: () => Promise<BookingStage>,
): Promise<Tally> {
	const tally: Tally = {};
	await fc.assert(
		fc.asyncProperty(commands(length), async (script) => {
			const stage = await newStage();
			await playCommands(stage, script, tally).finally(() => stage.close());
		}),
		{ numRuns: runs, examples: [[ONE_OF_EACH]] },
	);
	return tally;
}
