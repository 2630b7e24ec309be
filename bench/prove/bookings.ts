import '../../lambdas/test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../lambdas/test-support/appointment/booking-fixture.ts';
import { checkModel } from '../../lambdas/test-support/appointment/booking-model.ts';
import { simulateFaults } from '../../lambdas/test-support/appointment/fault-simulation.ts';
import {
	raceForPlaces,
	raceForThree,
	raceOutcomes,
	raceOverlapping,
} from '../../lambdas/test-support/appointment/races.ts';

const THREE = ['amina', 'otieno', 'wanjiku'];

async function withFixture<T>(
	psychologistIds: readonly string[],
	run: (fixture: BookingFixture) => Promise<T>,
): Promise<T> {
	const fixture = await bookingFixture(await freshTable(), psychologistIds);
	return run(fixture).finally(() => fixture.close());
}

const table = (counts: Readonly<Record<string, number>>): readonly string[] => [
	'| answer | times |',
	'|---|---|',
	...Object.entries(counts)
		.sort(([a], [b]) => a.localeCompare(b))
		.map(([name, count]) => `| ${name} | ${count} |`),
];

/** Promise P1 with several winners, and with different durations. */
export async function moreThanOneSlot(clients: number, rounds: number): Promise<readonly string[]> {
	await withFixture(THREE, (fixture) => raceForThree(fixture, clients, rounds));
	const overlapping = 16;
	await withFixture(['amina'], (fixture) => raceOverlapping(fixture, clients / 2, overlapping));
	return [
		`${clients} clients book one start time of any of three psychologists, ${rounds} rounds: in each round exactly three get it, each with another psychologist; the others are refused, because it is taken.`,
		'',
		`${clients / 2} clients book 90 minutes from 9:00 AM and ${clients / 2} an hour from 10:30 AM (and the same in the afternoon), of one psychologist, ${overlapping} rounds: in each round exactly one of all gets it.`,
		'',
		'After every round each cell belongs to the appointment that claims it, and all figures equal a recount.',
	];
}

/** Promise P4. `psychologists` times eight pairs. */
export async function changingPlaces(psychologists: number, rounds: number): Promise<readonly string[]> {
	const psychologistIds = Array.from({ length: psychologists }, (_, index) => `p-${index}`);
	const counts = await withFixture(psychologistIds, (fixture) =>
		raceForPlaces(fixture, { psychologistIds, attempts: rounds }),
	);
	return [
		`${psychologists * 8} pairs of visits swap their times concurrently, ${rounds} rounds, with one free time for each pair. After every round each time has at most one visit, each visit holds its time, and all figures equal a recount.`,
		'',
		...table(counts),
	];
}

/** Promise P5. */
export async function outcomesAtOnce(each: number, rounds: number): Promise<readonly string[]> {
	const wins = await withFixture(['amina'], (fixture) => raceOutcomes(fixture, each, rounds));
	return [
		`${each} times attended against ${each} times missed, at once, on one appointment, ${rounds} appointments. For each appointment one outcome won: its repeats succeeded, the others were refused with the current state, and the figures changed once.`,
		'',
		...table(wins),
	];
}

/** A model of the rules, and random scripts against model and implementation. */
export async function bookingModel(runs: number, length: number): Promise<readonly string[]> {
	// Keeps the engine running between the runs.
	const engine = await freshTable();
	const newFixture = async () => bookingFixture(await freshTable(), ['amina', 'otieno']);
	const tally = await checkModel({ runs, length }, newFixture).finally(() => engine.close());
	return [
		`${runs} random scripts of up to ${length} commands (book, move, cancel, mark, list, wait). After each command answer and table equal those of a second implementation of the rules, and the invariants of the table are true.`,
		'',
		...table(tally),
	];
}

/** Promises P2 and P7. */
export async function faultHistories(clients: number, operations: number, seeds: number): Promise<readonly string[]> {
	const lines: string[] = [];
	for (let seed = 1; seed <= seeds; seed += 1) {
		const history = { seed, clients, operations, percent: 20 };
		const { outcomes, wrong } = await withFixture(THREE, (fixture) => simulateFaults(fixture, history));
		if (wrong.length > 0) throw new Error(`Seed ${seed}: ${wrong.slice(0, 20).join('\n')}`);
		const count = (outcome: string) =>
			Object.entries(outcomes)
				.filter(([name]) => name.endsWith(outcome))
				.reduce((sum, [, times]) => sum + times, 0);
		lines.push(`| ${seed} | ${count('ok')} | ${count('refused')} | ${count('unknown')} |`);
	}
	return [
		`${clients} clients, ${operations} operations each (book, move, cancel; staff record outcomes), every fifth with a fault: a response lost before or after the commit, a timeout, throttling, a conflict, or a crash of its process, which then sends nothing more.`,
		'',
		'Every confirmed operation is stored, every refused one is not, every operation of unknown outcome is stored completely or not at all; cells, tickets, lists, histories, mails and figures equal a recount.',
		'',
		'| seed | confirmed | refused | unknown |',
		'|---|---|---|---|',
		...lines,
	];
}
