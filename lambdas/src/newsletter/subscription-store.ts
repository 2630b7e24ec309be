import type { JobType } from '../outbox/job.ts';
import type { Subscription } from './subscription.ts';

/** A mail promised together with a change. */
export interface PromisedMail {
	readonly type: Extract<JobType, 'newsletter_confirm_mail' | 'newsletter_welcome_mail'>;
	readonly jobId: string;
	readonly now: Date;
}

export interface SubscriptionStore {
	/** As it is stored, even when expired. Strongly consistent. */
	find(id: string): Promise<Subscription | undefined>;
	/** Replaces `known` by `next`, with the promised mail. False when it changed since it was read. */
	replace(known: Subscription | undefined, next: Subscription, mail?: PromisedMail): Promise<boolean>;
	/** Deletes it, by request of its owner. */
	remove(id: string): Promise<void>;
}
