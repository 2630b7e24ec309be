import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { confirmSubscription as endpoint } from '@tulia/contracts/newsletter/endpoints';
import type { RequestFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { changeSubscription } from './change-subscription.usecase.ts';
import { confirmToken, isToken, type Prove, subscriptionOf } from './newsletter-token.ts';
import { confirmed, type Subscription } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface ConfirmSubscriptionDeps {
	readonly subscriptions: SubscriptionStore;
	readonly prove: () => Promise<Prove>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

type Answer = Result<ResponseOf<typeof endpoint>, 'invalid_link'>;
const SUBSCRIBED: Answer = ok({ status: 'subscribed' });

/** The second half of the double opt-in. Idempotent: a repeat changes nothing and sends nothing. */
export const confirmSubscription =
	({ subscriptions, prove, newId, now }: ConfirmSubscriptionDeps) =>
	async ({ body: { token } }: RequestFor<'confirmSubscription', 'body'>): Promise<Answer> => {
		const at = now();
		const makeProof = await prove();
		const jobId = newId(at);
		const isGenuine = (known: Subscription) => isToken(token, confirmToken(makeProof, known));
		return changeSubscription<Answer>(subscriptions, subscriptionOf(token), (known) => {
			if (!known || !isGenuine(known)) return { answer: refuse('invalid_link') };
			const decision = confirmed(known, at);
			if (!decision.ok) return { answer: decision };
			if (decision.value === known) return { answer: SUBSCRIBED };
			const mail = { type: 'newsletter_welcome_mail', jobId, now: at } as const;
			return { answer: SUBSCRIBED, change: { next: decision.value, mail } };
		});
	};
