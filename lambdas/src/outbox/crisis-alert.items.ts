import { type JobItem, newJob } from './job.items.ts';

interface MarkedText {
	readonly id: string;
	/** ISO UTC. */
	readonly createdAt: string;
	readonly mayBeInCrisis?: boolean | undefined;
}

/** What tells those on duty of a text with words of crisis, for the transaction that keeps it; nothing for any other text (promise S24). */
export const crisisAlertJobs = ({ id, createdAt, mayBeInCrisis = false }: MarkedText): readonly JobItem[] =>
	mayBeInCrisis
		? [newJob({ id: `crisis-alert-${id}`, type: 'crisis_alert', ref: id, refVersion: 1, now: new Date(createdAt) })]
		: [];
