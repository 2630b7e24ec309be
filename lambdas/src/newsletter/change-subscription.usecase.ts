import type { Subscription } from './subscription.ts';
import type { PromisedMail, SubscriptionStore } from './subscription-store.ts';

/** A change of a subscription, decided on its current state. Undefined: no change. */
export interface Change {
	readonly next: Subscription;
	readonly mail?: PromisedMail;
}

/** Retries when changes of one address conflict; more conflicts in a row are a bug. */
const TRIES = 10;

/** Read-modify-write with optimistic concurrency; `decide` is called again after each conflict. */
export async function changeSubscription<T>(
	subscriptions: SubscriptionStore,
	id: string,
	decide: (known: Subscription | undefined) => { readonly answer: T; readonly change?: Change | undefined },
): Promise<T> {
	for (let tried = 0; tried < TRIES; tried += 1) {
		const known = await subscriptions.find(id);
		const { answer, change } = decide(known);
		if (!change || (await subscriptions.replace(known, change.next, change.mail))) return answer;
	}
	throw new Error('A subscription kept changing.');
}
