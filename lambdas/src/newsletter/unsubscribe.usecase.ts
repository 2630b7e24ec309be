import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { unsubscribe as endpoint } from '@tulia/contracts/newsletter/endpoints';
import type { RequestFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { endSubscription } from './end-subscription.usecase.ts';
import { isToken, type Prove, subscriptionOf, unsubscribeToken } from './newsletter-token.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface UnsubscribeDeps {
	readonly subscriptions: SubscriptionStore;
	readonly prove: () => Promise<Prove>;
	readonly now: () => Date;
}

/**
 * Ends the subscription of the link's address. Idempotent: an address without a subscription gets the same response.
 */
export const unsubscribe =
	({ subscriptions, prove, now }: UnsubscribeDeps) =>
	async ({
		query: { token },
	}: RequestFor<'unsubscribe', 'query'>): Promise<Result<ResponseOf<typeof endpoint>, 'invalid_link'>> => {
		const id = subscriptionOf(token);
		if (!isToken(token, unsubscribeToken(await prove(), id))) return refuse('invalid_link');
		await endSubscription(subscriptions)(id, 'subscriber', now());
		return ok({ status: 'unsubscribed' });
	};
