import { recordOutcome } from '../record-outcome.usecase.ts';
import { everything, imbalancesOf, ofEntity } from './audit-table.ts';
import { type BookingStage, STAGE_NOW } from './booking-stage.ts';
import { moveWith } from './move-with.ts';

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
/** The start times of the stage, one after the other. */
const slotAt = (index: number) => ({
	date: DAYS[Math.floor(index / TIMES.length)] ?? '',
	time: TIMES[index % TIMES.length] ?? '',
});

async function hold(stage: BookingStage, isRight: boolean, what: unknown): Promise<void> {
	const imbalances = imbalancesOf(await everything(stage), STAGE_NOW);
	if (!isRight || Object.keys(imbalances).length > 0)
		throw new Error(JSON.stringify({ what, imbalances }).slice(0, 2000));
}

/** Everybody wants the same time of any of three psychologists, round after round: exactly three get it, each with another. */
export async function raceForThree(stage: BookingStage, clients: number, rounds: number): Promise<readonly Counts[]> {
	const results: Counts[] = [];
	for (let round = 0; round < rounds; round += 1) {
		// New clients each round: nobody is kept out by the own limit.
		const names = await stage.addClients(clients, `three-${round}`);
		const answers = await Promise.all(names.map((name) => stage.book(name, slotAt(round))));
		const counts = countsOf(answers);
		const winners = new Set(answers.flatMap((one) => (one.ok ? [one.value.ticket.psychologistId] : [])));
		await hold(stage, winners.size === 3 && counts.ok === 3 && counts.slot_taken === clients - 3, counts);
		results.push(counts);
	}
	return results;
}

/** Half want 90 minutes, half 60 minutes at the next start time, of one psychologist: one of them all gets it. */
export async function raceOverlapping(stage: BookingStage, each: number, rounds: number): Promise<readonly Counts[]> {
	const results: Counts[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const date = DAYS[round % DAYS.length] ?? '';
		const [first, second] = round < DAYS.length ? ['9:00 AM', '10:30 AM'] : ['1:30 PM', '3:00 PM'];
		const long = await stage.addClients(each, `long-${round}`);
		const short = await stage.addClients(each, `short-${round}`);
		const answers = await Promise.all([
			...long.map((name) => stage.book(name, { serviceId: 'couples', date, time: first ?? '' })),
			...short.map((name) => stage.book(name, { serviceId: 'stress', date, time: second ?? '' })),
		]);
		const counts = countsOf(answers);
		await hold(stage, counts.ok === 1 && counts.slot_taken === 2 * each - 1, counts);
		results.push(counts);
	}
	return results;
}

/**
 * Pairs change places, with one free time between each two, all at once: nobody is ever in two places or nowhere (promise P4).
 * The stage needs a psychologist for every eight pairs.
 */
export async function raceForPlaces(
	stage: BookingStage,
	{ psychologistIds, rounds }: { readonly psychologistIds: readonly string[]; readonly rounds: number },
): Promise<Counts> {
	const places = psychologistIds.flatMap((psychologistId) => DAYS.map((date) => ({ date, psychologistId })));
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'] as const;
	const ids: string[] = [];
	for (const [index, place] of [...places, ...places].entries()) {
		const time = times[index < places.length ? 0 : 1];
		const told = await stage.book(await stage.addClient(`place-${index}`), { ...place, time });
		if (!told.ok) throw new Error(told.refusal);
		ids.push(told.value.ticket.appointmentId);
	}
	const all: Answer[] = [];
	for (let round = 1; round <= rounds; round += 1) {
		const versions = new Map(ofEntity(await everything(stage), 'appointment').map(({ id, ver }) => [id, ver]));
		const answers = await Promise.all(
			ids.map((id, index) => {
				const time = times[(round + (index < places.length ? 0 : 1)) % times.length] ?? '9:00 AM';
				return moveWith(stage.deps)(id, { ...places[index % places.length], time, version: versions.get(id) });
			}),
		);
		const strange = answers.filter((one) => !one.ok && one.refusal !== 'slot_taken');
		await hold(stage, strange.length === 0, strange);
		all.push(...answers);
	}
	return countsOf(all);
}

const OUTCOMES = ['attended', 'missed'] as const;

/** Some say attended, as many say missed, of one appointment at once: one outcome wins, and its repeats are told so (promise P5). */
export async function raceOutcomes(stage: BookingStage, each: number, rounds: number): Promise<Counts> {
	const wins: string[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const told = await stage.book(await stage.addClient(`visit-${round}`), slotAt(round));
		if (!told.ok) throw new Error(told.refusal);
		const { appointmentId: id, startsAt } = told.value.ticket;
		const record = recordOutcome({ ...stage.deps, now: () => new Date(startsAt) });
		const said = Array.from({ length: each * 2 }, (_, index) => OUTCOMES[(index + round) % 2] ?? 'missed');
		const answers = await Promise.all(
			said.map((status) => record({ params: { id }, body: { status }, caller: { userId: 'staff' } })),
		);
		const winner = said[answers.findIndex(({ ok }) => ok)] ?? 'nobody';
		const isRight = answers.every(({ ok }, index) => ok === (said[index] === winner));
		await hold(stage, isRight, countsOf(answers));
		wins.push(winner);
	}
	return {
		attended: wins.filter((one) => one === 'attended').length,
		missed: wins.filter((one) => one === 'missed').length,
	};
}
