import '../../lambdas/test-support/notification/silence-log.ts';
import { raceCancellations } from '../../lambdas/test-support/notification/cancellation-races.ts';
import { raceMoves } from '../../lambdas/test-support/notification/move-races.ts';
import { randomFrom } from '../../lambdas/test-support/notification/random.ts';
import {
	type FaultRates,
	type SimulationResult,
	simulateReminders,
} from '../../lambdas/test-support/notification/reminder-simulation.ts';
import { onFreshTable } from './mails.ts';

const NO_FAULTS: FaultRates = {
	lostSchedule: 0,
	tripledSchedule: 0,
	lateSchedule: 0,
	refusal: 0,
	lostAnswer: 0,
	lostEvent: 0,
	crash: 0,
	cancellation: 0,
};
const EVERY_FAULT: FaultRates = {
	lostSchedule: 0.3,
	tripledSchedule: 0.3,
	lateSchedule: 0.3,
	refusal: 0.1,
	lostAnswer: 0.15,
	lostEvent: 0.1,
	crash: 0.3,
	cancellation: 0.15,
};
/** Two cores: one seed waits for the engine while another computes. */
const AT_ONCE = 2;

const simulate = (appointments: number, seed: number, faults: FaultRates): Promise<SimulationResult> =>
	onFreshTable(({ db, tableName }) => simulateReminders({ db, tableName, seed, appointments, faults }));

function hold({ missing, unexplained, afterCancellation }: SimulationResult, what: string): void {
	const broken = { missing, unexplained, afterCancellation };
	if (Object.values(broken).some((ids) => ids.length > 0)) throw new Error(`${what}: ${JSON.stringify(broken)}`);
}

/** Promise N2 without any schedule: the sweep alone. */
export async function schedulesDropped(appointments: number): Promise<readonly string[]> {
	const result = await simulate(appointments, 1, { ...NO_FAULTS, lostSchedule: 1 });
	hold(result, 'Without schedules');
	if (result.latestMinutes > 6) throw new Error(`A reminder left ${result.latestMinutes} minutes late.`);
	return [
		`${appointments} appointments whose reminders fall due within 30 minutes; every schedule is lost.`,
		'',
		`${result.mails} reminders were sent, one for each appointment, the latest ${result.latestMinutes} minutes after its time (promised: 6).`,
	];
}

/** Promises N2 to N4 with all kinds of faults, over many seeds. */
export async function reminderFaults(appointments: number, seeds: number): Promise<readonly string[]> {
	const lines: string[] = [];
	for (let first = 1; first <= seeds; first += AT_ONCE) {
		const batch = Array.from({ length: Math.min(AT_ONCE, seeds - first + 1) }, (_, index) => first + index);
		const results = await Promise.all(batch.map((seed) => simulate(appointments, seed, EVERY_FAULT)));
		for (const [index, result] of results.entries()) {
			hold(result, `Seed ${batch[index]}`);
			lines.push(`| ${batch[index]} | ${result.mails} | 0 | 0 | 0 | ${result.explained} |`);
		}
	}
	return [
		`${appointments} appointments a seed. Of the schedules 30% are lost, 30% delivered three times, 30% late by up to 20 minutes; of the calls to the mail service 10% are refused and 15% go unanswered (half of those were accepted); 10% of its events never arrive; in 30% of the deliveries the notifier is killed; 15% of the clients cancel around that time.`,
		'',
		'| seed | reminders | missing | unexplained second mails | after an acknowledged cancellation | allowed second mails |',
		'|---|---|---|---|---|---|',
		...lines,
		'',
		'A second mail is allowed when the outcome of the first was unknown and its event never arrived (promise N3).',
	];
}

/** Promise N4, and that the race detects a broken implementation. */
export async function cancellationRaces(races: number): Promise<readonly string[]> {
	const result = await onFreshTable((table) => raceCancellations({ table, races, random: randomFrom(1) }));
	if (result.broken.length > 0) throw new Error(`Reminded after the cancellation: ${result.broken.join(', ')}`);
	if (result.mailed === 0 || result.mailed === races) throw new Error('This was no race: one side always won.');
	const reckless = await onFreshTable((table) =>
		raceCancellations({ table, races: Math.min(races, 200), random: randomFrom(2), isReckless: true }),
	);
	if (reckless.broken.length === 0) throw new Error('A reckless cancellation changed nothing: this proof is blind.');
	return [
		`${races} races of a cancellation against its reminder, both beginning within 50 ms in a third of the rounds, and within a longer interval in the others; the mail service takes up to 10 ms.`,
		'',
		`In ${result.mailed} the reminder was sent first; none was accepted after the cancellation was acknowledged.`,
		'',
		`The same with a cancellation that does not wait for a send in progress: ${reckless.broken.length} of ${reckless.races} clients were reminded of a cancelled visit. So the race detects a broken implementation.`,
	];
}

/** Promise N5. */
export async function moveRaces(psychologists: number, rounds: number): Promise<readonly string[]> {
	const result = await onFreshTable((table) => raceMoves({ table, psychologists, rounds, random: randomFrom(3) }));
	const { broken, notRemindedOfNewTime, mailed, races } = result;
	if (broken.length > 0) throw new Error(`Reminded of the old time: ${broken.join(', ')}`);
	if (notRemindedOfNewTime.length > 0) throw new Error(`New time: ${notRemindedOfNewTime.join(', ')}`);
	if (mailed === 0 || mailed === races) throw new Error('This was no race: one side always won.');
	return [
		`${races} appointments, booked and moved through the real use cases, are moved in the last second before their reminder while it is being sent.`,
		'',
		`In ${mailed} the reminder of the old time was sent first; none was accepted after the move was acknowledged. Every client was reminded exactly once of the new time.`,
	];
}
