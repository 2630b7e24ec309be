import type { listSubscribers as endpoint } from '@tulia/contracts/newsletter/endpoints';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { pageAnswer, pageRequest } from '../platform/page.ts';
import { unsubscribeToken } from './newsletter-token.ts';
import type { SubscriberLists } from './subscribers.ts';
import { alive, type Subscription } from './subscription.ts';
import { sinceOf } from './subscription-key.ts';

export interface ListSubscribersDeps {
	readonly subscribers: SubscriberLists;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt' | 'proof'>>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/**
 * Who gets the newsletter, each with the link that ends it: whoever sends an issue from elsewhere must put it in. Those who mail
 * never reaches, and those whose time has run out, are left out, so a page may be shorter than was asked for.
 */
export const listSubscribers =
	({ subscribers, openCipher, siteOrigin, now }: ListSubscribersDeps) =>
	async ({ query }: Pick<Input<typeof endpoint>, 'query'>): Promise<HandlerResult<'listSubscribers'>> => {
		const page = await subscribers.list(query.state ?? 'active', pageRequest(query));
		const { decrypt, proof } = await openCipher();
		const at = now();
		const row = (subscription: Subscription) => {
			const { id, sealedEmail, state, undeliverable } = subscription;
			if (!alive(subscription, at) || sealedEmail === undefined || undeliverable) return [];
			const unsubscribeUrl = `${siteOrigin}/newsletter/unsubscribe?token=${unsubscribeToken(proof, id)}`;
			return [{ id, email: decrypt(sealedEmail, id), state, since: sinceOf(subscription), unsubscribeUrl }];
		};
		return pageAnswer(page && { ...page, rows: page.rows.flatMap(row) });
	};
