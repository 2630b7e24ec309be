import { type JobItem, newJob } from './job.items.ts';

interface MarkedText {
	readonly id: string;
	/** ISO UTC. */
	readonly createdAt: string;
	readonly mayBeInCrisis?: boolean | undefined;
}

/**
 * The job that alerts on-duty staff to a text with words of crisis, for the transaction that stores the text; none for
 * any other text (promise S24).
 */
export const crisisAlertJobs = ({ id, createdAt, mayBeInCrisis = false }: MarkedText): readonly JobItem[] =>
	mayBeInCrisis
		? [newJob({ id: `crisis-alert-${id}`, type: 'crisis_alert', ref: id, refVersion: 1, now: new Date(createdAt) })]
		: [];
