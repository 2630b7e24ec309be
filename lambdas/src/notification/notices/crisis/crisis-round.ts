import type { Job } from '../../../outbox/job.ts';

const MINUTE = 60_000;

/** What comes within so many minutes of the first text is told together, when they are over: nobody waits long behind somebody else. */
export const ROUND_MINUTES = 1;

/** After so many rounds of a day the rest is told by mail alone: whoever plays with the forms must not use up the SMS of a month. */
export const SMS_ROUNDS_A_DAY = 30;

/** The minutes of which an instant is part: when they began (ISO UTC), and when they end. */
export function roundAt(now: Date): { readonly began: string; readonly ends: Date } {
	const length = ROUND_MINUTES * MINUTE;
	const began = Math.floor(now.getTime() / length) * length;
	return { began: new Date(began).toISOString(), ends: new Date(began + length) };
}

/** What telling those on duty needs from storage. */
export interface CrisisRoundStore {
	/**
	 * Finishes this attempt's job and counts its text into a round, both or neither: into one that is told at once where there is none in
	 * these minutes, else into the one that is told when they are over. `closed`: that one is being told, and the text belongs to a later one.
	 * `overtaken`: somebody else has the job by now.
	 */
	gather(job: Job, now: Date): Promise<'gathered' | 'closed' | 'overtaken'>;
	/** Whether this round is among those of its day that are told by SMS. Idempotent. */
	admitSms(roundId: string, now: Date): Promise<boolean>;
}
