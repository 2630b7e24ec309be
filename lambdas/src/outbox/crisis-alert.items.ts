import { type JobItem, newJob } from './job.items.ts';

interface MarkedText {
	readonly id: string;
	/** ISO UTC. */
	readonly createdAt: string;
	readonly mayBeInCrisis?: boolean | undefined;
}

/** The alert to on-duty staff, for the transaction that stores a text with words of crisis (promise S24). */
export const crisisAlertJobs = ({ id, createdAt, mayBeInCrisis = false }: MarkedText): readonly JobItem[] =>
	mayBeInCrisis
		? [newJob({ id: `crisis-alert-${id}`, type: 'crisis_alert', ref: id, refVersion: 1, now: new Date(createdAt) })]
		: [];
