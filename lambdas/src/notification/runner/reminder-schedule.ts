/** `past`: the time is past or too near, and the sweep will send the reminder. */
export type ScheduleOutcome = 'created' | 'exists' | 'past';

export interface ReminderSchedule {
	/** `rem-<appointment>-v<version>`: at most 64 characters of `[0-9A-Za-z._-]`. */
	readonly name: string;
	/** ISO UTC. */
	readonly at: string;
	readonly message: string;
}

/** The scheduler. Creation is idempotent by name. Throws on an outage. */
export interface ScheduleService {
	create(schedule: ReminderSchedule): Promise<ScheduleOutcome>;
	/** Idempotent: a schedule that ran or never existed counts as removed. */
	remove(name: string): Promise<void>;
}

/** One-time expression in UTC, whole seconds: `at(2026-11-23T06:00:00)`. */
export const atExpression = (instant: string): string => `at(${instant.slice(0, 19)})`;
