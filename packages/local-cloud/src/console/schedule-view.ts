import type { Schedule } from '../services/scheduler/schedule-store.ts';

/** A schedule as the console and tests read it. */
export interface ScheduleView {
	readonly name: string;
	readonly group: string;
	readonly expression: string;
	readonly timeZone: string;
	/** The next due time, ISO; null when there is none. */
	readonly fireAt: string | null;
	readonly state: 'ENABLED' | 'DISABLED';
	readonly target: { readonly arn: string; readonly input: string };
	/** Whether it is from the template or was created by a function. */
	readonly source: 'template' | 'api';
}

export const scheduleView = ({
	name,
	group,
	expression,
	timeZone,
	nextAt,
	enabled,
	target,
	fixed,
}: Schedule): ScheduleView => ({
	name,
	group,
	expression,
	timeZone,
	fireAt: nextAt ?? null,
	state: enabled ? 'ENABLED' : 'DISABLED',
	target: { arn: target.arn, input: target.input },
	source: fixed ? 'template' : 'api',
});
