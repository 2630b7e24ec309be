import type { Ways } from '@tulia/centre/notice-ways';
import type { NotifiedAppointment } from '../../appointment/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { WriteLetter } from '../channel/mail/delivery.ts';
import type { JobResult } from '../job/job-result.ts';

/** There is nothing to send: the result of the job. */
export interface Ended {
	readonly ended: JobResult;
}
export const OBSOLETE: Ended = { ended: { kind: 'finished', state: 'obsolete' } };

/** The mail of one attempt, with the current state of its subject. */
export interface MailToSend {
	readonly letter: WriteLetter;
	/** The `ref` in its events, if it differs from the `ref` of the job. */
	readonly ref?: string;
	/** The channels. Absent: mail. */
	readonly ways?: () => Promise<Ways>;
	/** Sends by the client's chosen channels, and by the other one only after those failed (promise N12). */
	readonly client?: {
		readonly userId: string;
		/** The state of the notice that this mail replaces, if no job has that state. */
		readonly state?: string;
	};
	readonly concluded?: (result: JobResult) => Promise<void>;
}
export type MailNotice = (job: Job) => Promise<MailToSend | Ended>;

/** The SMS of one attempt. */
export interface SmsToSend {
	readonly message:
		| { readonly to: PhoneNumber; readonly text: string; readonly validSeconds: number }
		/** Why no SMS is sent. */
		| { readonly notSent: string };
	/** The `ref` in its events, if it differs from the `ref` of the job. */
	readonly ref?: string;
	/** Visits that may not be moved or cancelled until the service has answered. */
	readonly visits?: readonly NotifiedAppointment[];
	readonly whenRefused: {
		/** The backoff. Absent: as of all jobs. */
		readonly pauseMs?: number;
		/** The SMS was retried long enough; a mail may replace it. */
		readonly isWornOut?: boolean;
		/** Whether a mail replaces an SMS that is not sent. */
		readonly byMail?: boolean;
		/** The final state of the job when it is given up. Absent: `dead`, which raises an alarm. */
		readonly state?: 'suppressed' | 'obsolete';
	};
	/** The SMS is not sent again after an unknown outcome. */
	readonly onceOnly?: true;
	readonly accepted?: () => Promise<void>;
}
export type SmsNotice = (job: Job) => Promise<SmsToSend | Ended>;
