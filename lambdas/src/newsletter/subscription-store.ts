import type { JobType } from '../outbox/job.ts';
import type { Subscription } from './subscription.ts';

/** A mail promised together with a change. */
export interface PromisedMail {
	readonly type: Extract<JobType, 'newsletter_confirm_mail' | 'newsletter_welcome_mail'>;
	readonly jobId: string;
	readonly now: Date;
}

/** What the newsletter needs from storage. */
export interface SubscriptionStore {
	/** As it is stored, expired or not; a strongly consistent read. */
	find(id: string): Promise<Subscription | undefined>;
	/**
	 * Puts `next` in the place of `known`, together with the mail it promises. False when somebody else changed it since it
	 * was read.
	 */
	replace(known: Subscription | undefined, next: Subscription, mail?: PromisedMail): Promise<boolean>;
	/** Removes it for good: its address asked for that. */
	remove(id: string): Promise<void>;
}
