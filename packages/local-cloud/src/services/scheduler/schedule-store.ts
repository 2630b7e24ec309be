import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../state/clock.ts';
import type { DurableMap } from '../../state/durable-map.ts';
import type { Faults } from '../faults.ts';
import { readExpression } from './schedule-expression.ts';

export interface Schedule {
	readonly name: string;
	readonly group: string;
	readonly expression: string;
	readonly timeZone: string;
	readonly enabled: boolean;
	readonly target: { readonly arn: string; readonly input: string; readonly roleArn: string };
	/** From the template: created again at each start, and not deleted by the API. */
	readonly fixed: boolean;
	readonly deleteAfter: boolean;
	readonly clientToken: string | undefined;
	readonly createdAt: string;
	/** The request, for GetSchedule. */
	readonly request: Readonly<Record<string, unknown>>;
	/** The next due time, local time; undefined after the last firing. */
	readonly nextAt: string | undefined;
}

export interface ScheduleStore {
	list(): readonly Schedule[];
	get(group: string, name: string): Schedule | undefined;
	save(schedule: Schedule): Promise<void>;
	remove(group: string, name: string): Promise<void>;
	/** Fires a schedule now, as if it were due. False when there is none of that name. */
	fire(name: string): Promise<boolean>;
	/** Whether nothing is due and not yet handed over. */
	isIdle(): boolean;
	clear(): Promise<void>;
	start(): void;
	stop(): Promise<void>;
}

export interface ScheduleStoreOptions {
	readonly schedules: DurableMap<Schedule>;
	readonly clock: Clock;
	readonly faults: Faults;
	/** Stores the input at the target (a queue, or a function's asynchronous events) before it resolves. */
	readonly deliver: (targetArn: string, input: string) => Promise<void>;
	readonly log: (line: string) => void;
}

const keyOf = (group: string, name: string): string => `${group}/${name}`;

/** The next due time after `now`. A rate counts from now, so a jump of the clock fires it once. */
export function nextDue(
	{ expression, timeZone }: Pick<Schedule, 'expression' | 'timeZone'>,
	now: Date,
): Date | undefined {
	const due = readExpression(expression, timeZone);
	if (due?.kind === 'rate') return new Date(now.getTime() + due.everyMs);
	return due?.instant;
}

/** After the hand-over: a one-time schedule is over, a repeating one gets its next time. */
async function settle(schedules: DurableMap<Schedule>, schedule: Schedule, firedAt: Date): Promise<void> {
	const key = keyOf(schedule.group, schedule.name);
	// The schedule may have been deleted or replaced meanwhile.
	if (schedules.get(key) !== schedule) return;
	const again = readExpression(schedule.expression, schedule.timeZone)?.kind === 'rate';
	if (!again && schedule.deleteAfter) return schedules.delete(key);
	const next = again ? nextDue(schedule, firedAt)?.toISOString() : undefined;
	await schedules.set(key, { ...schedule, nextAt: next });
}

/** After the clock is set back, a repeating schedule must not wait until the old time is reached. */
function bringForward(schedules: DurableMap<Schedule>, now: Date): void {
	for (const schedule of schedules.values()) {
		const next = nextDue(schedule, now)?.toISOString();
		const repeats = readExpression(schedule.expression, schedule.timeZone)?.kind === 'rate';
		if (!repeats || !next || !schedule.nextAt || schedule.nextAt <= next) continue;
		void schedules.set(keyOf(schedule.group, schedule.name), { ...schedule, nextAt: next });
	}
}

/** Stores the schedules and fires them at least once, also after a crash; overdue ones fire at the start. */
export function scheduleStore({ schedules, clock, faults, deliver, log }: ScheduleStoreOptions): ScheduleStore {
	let running: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	async function handOver(schedule: Schedule): Promise<void> {
		// Computed before the hand-over: a clock moved meanwhile would skip a due time.
		const at = clock.now();
		const { copies } = await faults.onDelivery('scheduler');
		for (let copy = 0; copy < copies; copy += 1) await deliver(schedule.target.arn, schedule.target.input);
		await settle(schedules, schedule, at);
	}

	function dueNow(): readonly Schedule[] {
		const now = clock.now().toISOString();
		return schedules.values().filter(({ enabled, nextAt }) => enabled && nextAt !== undefined && nextAt <= now);
	}

	async function fireDue(): Promise<void> {
		for (const schedule of dueNow()) {
			await handOver(schedule).catch(async (error: unknown) => {
				log(`Schedule ${schedule.name} was not delivered and will be tried again: ${String(error)}`);
				await sleep(1000);
			});
		}
	}

	function tick(): void {
		running ??= fireDue().finally(() => {
			running = undefined;
		});
	}

	clock.onMove(() => {
		bringForward(schedules, clock.now());
		tick();
	});

	return {
		list: () => schedules.values(),
		get: (group, name) => schedules.get(keyOf(group, name)),
		save: (schedule) => schedules.set(keyOf(schedule.group, schedule.name), schedule),
		remove: (group, name) => schedules.delete(keyOf(group, name)),
		async fire(name) {
			const schedule = schedules.values().find((candidate) => candidate.name === name);
			if (!schedule) return false;
			await handOver(schedule);
			return true;
		},
		isIdle: () => running === undefined && dueNow().length === 0,
		clear: () => schedules.clear(),
		start() {
			timer = setInterval(tick, 250);
		},
		async stop() {
			clearInterval(timer);
			await running;
		},
	};
}
