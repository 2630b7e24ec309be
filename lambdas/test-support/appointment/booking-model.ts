import fc from 'fast-check';
import { bookForClient } from '../../src/appointment/book/for-client/book-for-client.usecase.ts';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { listMyAppointments } from '../../src/appointment/read/get-appointment.usecase.ts';
import { CLIENTS, type Command, commands, ONE_OF_EACH, PSYCHOLOGISTS } from './booking-commands.ts';
import {
	dateOf,
	type Expected,
	expectBooking,
	expectCancellation,
	expectMark,
	expectMove,
} from './booking-expectations.ts';
import { type BookingFixture, bookWith, FIXTURE_NOW } from './booking-fixture.ts';
import { type ModelAppointment, type ModelState, startOf } from './booking-oracle.ts';
import { moveWith } from './move-with.ts';
import { ofEntity, scanAll, violationsOf } from './table-invariants.ts';

const HOUR = 60 * 60_000;

type UseCaseResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: string };

/** Two refusals mean that a time is not offered; the model has one. */
const nameOf = (result: UseCaseResult): string => {
	if (result.ok) return 'ok';
	return result.refusal === 'date_not_bookable' || result.refusal === 'time_not_offered'
		? 'not_offered'
		: result.refusal;
};

/** How often each answer was given to each kind of command: `move ok`. */
export type Tally = Record<string, number>;

/** Runs the commands on the product and on the model, and counts the answers; throws at the first difference. */
async function runCommands(fixture: BookingFixture, script: readonly Command[], tally: Tally): Promise<void> {
	for (const name of CLIENTS) await fixture.addKnownClient(name);
	let state: ModelState = { psychologistIds: PSYCHOLOGISTS, now: FIXTURE_NOW, appointments: [] };
	for (const command of script) {
		if (command.kind === 'wait' || command.kind === 'meet') state = { ...state, now: later(state, command) };
		else state = { ...state, appointments: await runCommand({ fixture, tally }, state, command) };
		await expectSame(fixture, state, command);
	}
}

function later({ now, appointments }: ModelState, command: Extract<Command, { kind: 'wait' | 'meet' }>): Date {
	if (command.kind === 'wait') return new Date(now.getTime() + command.hours * HOUR);
	const one = appointments[command.which % Math.max(1, appointments.length)];
	return one && startOf(one) > now ? startOf(one) : now;
}

interface CommandRun {
	readonly fixture: BookingFixture;
	readonly tally: Tally;
}

async function runCommand(
	{ fixture, tally }: CommandRun,
	state: ModelState,
	command: Exclude<Command, { kind: 'wait' | 'meet' }>,
): Promise<readonly ModelAppointment[]> {
	const deps = { ...fixture.deps, now: () => state.now };
	if (command.kind === 'list') {
		await expectListed(fixture, state, command.client);
		return state.appointments;
	}
	if (command.kind === 'book') {
		const { id, result } = await book(deps, command);
		return compare(tally, command, result, expectBooking(state, command, id));
	}
	const one = state.appointments[command.which % Math.max(1, state.appointments.length)];
	if (!one) return state.appointments;
	return runOnAppointment({ deps, tally }, state, command, one);
}

async function book(
	deps: BookingFixture['deps'],
	{ client: who, serviceId, day, time, psychologistId, byStaff, arrived, outcome }: Extract<Command, { kind: 'book' }>,
): Promise<{ readonly id: string; readonly result: UseCaseResult }> {
	const given = { serviceId, date: dateOf(day), time, ...(psychologistId ? { psychologistId } : {}) };
	if (!byStaff) {
		const result = await bookWith(deps)(who, given);
		return { id: result.ok ? result.value.ticket.appointmentId : '', result };
	}
	const result = await bookForClient(deps)({
		body: {
			...given,
			email: `${who}@clients.example`,
			forWhom: 'me',
			...(arrived ? { arrived } : {}),
			...(outcome ? { outcome } : {}),
		},
		caller: { userId: 'staff' },
		idempotencyKey: undefined,
	});
	return { id: result.ok ? result.value.id : '', result };
}

async function runOnAppointment(
	{ deps, tally }: Pick<CommandRun, 'tally'> & { readonly deps: BookingFixture['deps'] },
	state: ModelState,
	command: Extract<Command, { kind: 'move' | 'cancel' | 'mark' }>,
	one: ModelAppointment,
): Promise<readonly ModelAppointment[]> {
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
			return compare(
				tally,
				command,
				await moveWith(deps)(id, { ...given, now: state.now }),
				expectMove(state, one, command),
			);
		}
		case 'cancel': {
			const by = command.byStaff ? 'staff' : 'client';
			const result = await cancelAppointment(deps)({ appointmentId: id, by, actor: by });
			return compare(tally, command, result, expectCancellation(state, one, command.byStaff));
		}
		case 'mark': {
			const correction = command.isCorrection ? { version: ver, reason: 'Wrong row' } : {};
			const body = { status: command.outcome, ...correction };
			const result = await recordOutcome(deps)({ params: { id }, body, caller: { userId: 'staff' } });
			return compare(tally, command, result, expectMark(state, one, command));
		}
	}
}

function compare(
	tally: Tally,
	command: Command,
	result: UseCaseResult,
	{ answer, appointments }: Expected,
): readonly ModelAppointment[] {
	if (nameOf(result) !== answer)
		throw new Error(`${JSON.stringify(command)} was answered ${nameOf(result)}, and should have been ${answer}.`);
	const name = `${command.kind} ${answer}`;
	tally[name] = (tally[name] ?? 0) + 1;
	return appointments;
}

async function expectListed(fixture: BookingFixture, { appointments }: ModelState, who: string): Promise<void> {
	const answer = await listMyAppointments(fixture.deps)({ caller: { userId: who } });
	const listed = answer.ok ? answer.value.data.map(({ appointmentId, status }) => `${appointmentId} ${status}`) : [];
	const expected = appointments
		.filter((one) => one.client === who)
		.sort((a, b) => startOf(a).getTime() - startOf(b).getTime() || (a.id < b.id ? -1 : 1))
		.map(({ id, status }) => `${id} ${status}`);
	if (listed.join() !== expected.join()) throw new Error(`${who} was listed ${listed}, and holds ${expected}.`);
}

/** Throws unless the table equals the model and its invariants are true. */
async function expectSame(fixture: BookingFixture, { appointments, now }: ModelState, command: Command): Promise<void> {
	const items = await scanAll(fixture);
	const line = (one: { id?: string; status?: string; ver?: number; psychologistId?: string }, start: string) =>
		`${one.id} ${one.status} v${one.ver} ${one.psychologistId} ${start}`;
	const stored = ofEntity(items, 'appointment').map((one) => line(one, one.startAt));
	const expected = appointments.map((one) => line(one, startOf(one).toISOString()));
	const violations = violationsOf(items, now);
	if (stored.sort().join('\n') !== expected.sort().join('\n') || Object.keys(violations).length > 0)
		throw new Error(`After ${JSON.stringify(command)}: ${JSON.stringify({ stored, expected, violations })}`);
}

/**
 * Runs `runs` random scripts of at most `length` commands, each on its own fixture; throws with the shortest that
 * fails.
 */
export async function checkModel(
	{ runs, length, seed }: { readonly runs: number; readonly length: number; readonly seed?: number },
	newFixture: () => Promise<BookingFixture>,
): Promise<Tally> {
	const tally: Tally = {};
	await fc.assert(
		fc.asyncProperty(commands(length), async (script) => {
			const fixture = await newFixture();
			await runCommands(fixture, script, tally).finally(() => fixture.close());
		}),
		{ numRuns: runs, examples: [[ONE_OF_EACH]], ...(seed === undefined ? {} : { seed }) },
	);
	return tally;
}
