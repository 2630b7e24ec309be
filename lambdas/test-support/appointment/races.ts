import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { type BookingFixture, FIXTURE_NOW } from './booking-fixture.ts';
import { moveWith } from './move-with.ts';
import { scanAll, scanEntity, violationsOf } from './table-invariants.ts';

/** How often each answer was given: `ok`, or the refusal. */
export type Counts = Readonly<Record<string, number>>;
type Answer = { readonly ok: boolean; readonly refusal?: string };

function countsOf(answers: readonly Answer[]): Counts {
	const counts: Record<string, number> = {};
	for (const { ok, refusal = 'unnamed' } of answers)
		counts[ok ? 'ok' : refusal] = (counts[ok ? 'ok' : refusal] ?? 0) + 1;
	return counts;
}

const DAYS = [
	'2026-11-23',
	'2026-11-24',
	'2026-11-25',
	'2026-11-26',
	'2026-11-27',
	'2026-11-30',
	'2026-12-01',
	'2026-12-02',
];
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const slotAt = (index: number) => ({
	date: DAYS[Math.floor(index / TIMES.length)] ?? '',
	time: TIMES[index % TIMES.length] ?? '',
});

async function checkAttempt(fixture: BookingFixture, isRight: boolean, what: unknown): Promise<void> {
	const violations = violationsOf(await scanAll(fixture), FIXTURE_NOW);
	if (!isRight || Object.keys(violations).length > 0)
		throw new Error(JSON.stringify({ what, violations }).slice(0, 2000));
}

/**
 * In each attempt all clients book one start time of any of three psychologists: exactly three get it, each with
 * another psychologist.
 */
export async function raceForThree(
	fixture: BookingFixture,
	clients: number,
	attempts: number,
): Promise<readonly Counts[]> {
	const results: Counts[] = [];
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		// New clients in each attempt, so that the limit per client never refuses.
		const names = await fixture.addClients(clients, `three-${attempt}`);
		const answers = await Promise.all(names.map((name) => fixture.book(name, slotAt(attempt))));
		const counts = countsOf(answers);
		const winners = new Set(answers.flatMap((one) => (one.ok ? [one.value.ticket.psychologistId] : [])));
		await checkAttempt(fixture, winners.size === 3 && counts.ok === 3 && counts.slot_taken === clients - 3, counts);
		results.push(counts);
	}
	return results;
}

/** Half of the clients book 90 minutes, half 60 minutes at the next start time, of one psychologist: exactly one succeeds. */
export async function raceOverlapping(
	fixture: BookingFixture,
	each: number,
	attempts: number,
): Promise<readonly Counts[]> {
	const results: Counts[] = [];
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		const date = DAYS[attempt % DAYS.length] ?? '';
		const [first, second] = attempt < DAYS.length ? ['9:00 AM', '10:30 AM'] : ['1:30 PM', '3:00 PM'];
		const long = await fixture.addClients(each, `long-${attempt}`);
		const short = await fixture.addClients(each, `short-${attempt}`);
		const answers = await Promise.all([
			...long.map((name) => fixture.book(name, { serviceId: 'couples', date, time: first ?? '' })),
			...short.map((name) => fixture.book(name, { serviceId: 'stress', date, time: second ?? '' })),
		]);
		const counts = countsOf(answers);
		await checkAttempt(fixture, counts.ok === 1 && counts.slot_taken === 2 * each - 1, counts);
		results.push(counts);
	}
	return results;
}

/**
 * Pairs of visits swap their times concurrently, with one free time for each pair: a visit always has exactly one time
 * (promise P4). The fixture needs a psychologist for every eight pairs.
 */
export async function raceForPlaces(
	fixture: BookingFixture,
	{ psychologistIds, attempts }: { readonly psychologistIds: readonly string[]; readonly attempts: number },
): Promise<Counts> {
	const places = psychologistIds.flatMap((psychologistId) => DAYS.map((date) => ({ date, psychologistId })));
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'] as const;
	const ids: string[] = [];
	for (const [index, place] of [...places, ...places].entries()) {
		const time = times[index < places.length ? 0 : 1];
		const booked = await fixture.book(await fixture.addClient(`place-${index}`), { ...place, time });
		if (!booked.ok) throw new Error(booked.refusal);
		ids.push(booked.value.ticket.appointmentId);
	}
	const all: Answer[] = [];
	for (let attempt = 1; attempt <= attempts; attempt += 1) {
		const versions = new Map((await scanEntity(fixture, 'appointment')).map(({ id, ver }) => [id, ver]));
		const answers = await Promise.all(
			ids.map((id, index) => {
				const time = times[(attempt + (index < places.length ? 0 : 1)) % times.length] ?? '9:00 AM';
				return moveWith(fixture.deps)(id, { ...places[index % places.length], time, version: versions.get(id) });
			}),
		);
		const unexpected = answers.filter((one) => !one.ok && one.refusal !== 'slot_taken');
		await checkAttempt(fixture, unexpected.length === 0, unexpected);
		all.push(...answers);
	}
	return countsOf(all);
}

const OUTCOMES = ['attended', 'missed'] as const;

/**
 * Half of the calls record attended and half missed for one appointment, concurrently: one outcome wins, and its repeats
 * succeed (promise P5).
 */
export async function raceOutcomes(fixture: BookingFixture, each: number, attempts: number): Promise<Counts> {
	const wins: string[] = [];
	for (let attempt = 0; attempt < attempts; attempt += 1) {
		const booked = await fixture.book(await fixture.addClient(`visit-${attempt}`), slotAt(attempt));
		if (!booked.ok) throw new Error(booked.refusal);
		const { appointmentId: id, startsAt } = booked.value.ticket;
		const record = recordOutcome({ ...fixture.deps, now: () => new Date(startsAt) });
		const statuses = Array.from({ length: each * 2 }, (_, index) => OUTCOMES[(index + attempt) % 2] ?? 'missed');
		const answers = await Promise.all(
			statuses.map((status) => record({ params: { id }, body: { status }, caller: { userId: 'staff' } })),
		);
		const winner = statuses[answers.findIndex(({ ok }) => ok)] ?? 'none';
		const isRight = answers.every(({ ok }, index) => ok === (statuses[index] === winner));
		await checkAttempt(fixture, isRight, countsOf(answers));
		wins.push(winner);
	}
	return {
		attended: wins.filter((one) => one === 'attended').length,
		missed: wins.filter((one) => one === 'missed').length,
	};
}
