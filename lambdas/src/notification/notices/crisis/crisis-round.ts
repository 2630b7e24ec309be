import { MINUTE } from '@tulia/centre/durations';
import type { Job } from '../../../outbox/job.ts';

/** The first text of these minutes causes an alert at once, all further ones a single alert at their end. */
export const ROUND_MINUTES = 1;

/**
 * Daily limit of rounds with SMS; later ones alert by mail alone: abuse of the forms must not spend the month's SMS.
 */
export const SMS_ROUNDS_A_DAY = 30;

/** The round of an instant: its start (ISO UTC) and its end. */
export function roundAt(now: Date): { readonly began: string; readonly ends: Date } {
	const length = ROUND_MINUTES * MINUTE;
	const began = Math.floor(now.getTime() / length) * length;
	return { began: new Date(began).toISOString(), ends: new Date(began + length) };
}

export interface CrisisRoundStore {
	/**
	 * Marks the job done and adds its text to a round, in one transaction. The first text of an interval is a round that
	 * alerts at once; later texts are in the round that alerts at the end of the interval. `closed`: that round alerts
	 * already, so the text belongs to a later one. `overtaken`: another worker claimed the job.
	 */
	gather(job: Job, now: Date): Promise<'gathered' | 'closed' | 'overtaken'>;
	/** Whether this round is among the rounds of its day with SMS. Idempotent. */
	admitSms(roundId: string, now: Date): Promise<boolean>;
}
