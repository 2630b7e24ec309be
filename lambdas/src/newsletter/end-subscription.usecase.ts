import { changeSubscription } from './change-subscription.usecase.ts';
import { type EndedBy, ended } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Ends a subscription, if there is one that has not ended. */
export type EndSubscription = (id: string, endedBy: EndedBy, now: Date) => Promise<void>;

/** Idempotent. */
export const endSubscription =
	(subscriptions: SubscriptionStore): EndSubscription =>
	async (id, endedBy, now) =>
		changeSubscription(subscriptions, id, (known) => {
			const next = known && ended(known, endedBy, now);
			return { answer: undefined, change: next && next !== known ? { next } : undefined };
		});
