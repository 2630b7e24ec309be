import type { Schedule } from '../services/scheduler/schedule-store.ts';

/** A schedule as the console shows it and tests read it. */
export interface ScheduleView {
	readonly name: string;
	readonly group: string;
	readonly expression: string;
	readonly timeZone: string;
	/** When it fires next, ISO; null when it will not fire again. */
	readonly fireAt: string | null;
	readonly state: 'ENABLED' | 'DISABLED';
	readonly target: { readonly arn: string; readonly input: string };
	/** Whether the template made it, or a function did. */
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
