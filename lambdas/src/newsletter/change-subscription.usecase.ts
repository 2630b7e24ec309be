import type { Subscription } from './subscription.ts';
import type { PromisedMail, SubscriptionStore } from './subscription-store.ts';

/** What is to become of a subscription, decided on how it stands. Undefined: nothing. */
export interface Change {
	readonly next: Subscription;
	readonly mail?: PromisedMail;
}

/** Two people at one address, or a person and a bounce, collide; more in a row than this is a bug. */
const TRIES = 10;

/** Reads, decides and writes, and begins again when somebody else was faster. `decide` may be asked several times. */
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
