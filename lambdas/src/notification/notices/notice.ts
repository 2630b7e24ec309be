import type { Ways } from '@tulia/centre/notice-ways';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { Job } from '../../outbox/job.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { WriteLetter } from '../channel/mail/delivery.ts';
import type { JobResult } from '../job/job-result.ts';

/** There is nothing to tell: what becomes of the job. */
export interface Ended {
	readonly ended: JobResult;
}
export const OBSOLETE: Ended = { ended: { kind: 'finished', state: 'obsolete' } };

/** The mail of one attempt, as what it tells stands at this moment. */
export interface MailToSend {
	readonly letter: WriteLetter;
	/** What its events name, where that is not the `ref` of its job. */
	readonly ref?: string;
	/** By what it goes out; absent: by mail. */
	readonly ways?: () => Promise<Ways>;
	/** Whose visits it is about: it goes out by the channels they chose, and by the other one only where that did not bring it (promise N12). */
	readonly client?: {
		readonly userId: string;
		/** The state of the notice that this mail carries in place of an SMS, where no job has it. */
		readonly state?: string;
	};
	/** Notes what became of it. */
	readonly concluded?: (result: JobResult) => Promise<void>;
}
export type MailNotice = (job: Job) => Promise<MailToSend | Ended>;

/** The SMS of one attempt. */
export interface SmsToSend {
	readonly message:
		| { readonly to: PhoneNumber; readonly text: string; readonly validSeconds: number }
		/** Why none goes out. */
		| { readonly notSent: string };
	/** What its events name, where that is not the `ref` of its job. */
	readonly ref?: string;
	/** Nobody moves or cancels these until the service has answered. */
	readonly visits?: readonly NotifiedAppointment[];
	readonly whenRefused: {
		/** How soon it is tried again; absent: as jobs are. */
		readonly pauseMs?: number;
		/** It was tried long enough: a mail tells it. */
		readonly isWornOut?: boolean;
		/** A mail tells it where no SMS does. */
		readonly byMail?: boolean;
		/** What becomes of a job that is given up; absent: somebody is told of it. */
		readonly state?: 'suppressed' | 'obsolete';
	};
	/** One of unknown outcome is not sent again. */
	readonly onceOnly?: true;
	/** Notes that the service took it. */
	readonly accepted?: () => Promise<void>;
}
export type SmsNotice = (job: Job) => Promise<SmsToSend | Ended>;
