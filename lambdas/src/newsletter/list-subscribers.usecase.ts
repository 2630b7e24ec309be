import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { pageAnswer, pageRequest } from '../platform/http/page.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { unsubscribeToken } from './newsletter-token.ts';
import type { SubscriberLists } from './subscribers.ts';
import { sinceOf } from './subscription.items.ts';
import { type Subscription, unexpired } from './subscription.ts';

export interface ListSubscribersDeps {
	readonly subscribers: Pick<SubscriberLists, 'list'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt' | 'proof'>>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	/** Keeps that somebody took addresses with them. */
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
	readonly now: () => Date;
}

/** What the screen shows at once; whoever asks for more makes a file of it. */
const SCREEN = 20;

type ListInput = RequestFor<'listSubscribers', 'query' | 'caller', 'userId'>;

/**
 * Who gets the newsletter, each with the link that ends it: whoever sends an issue from elsewhere must put it in. Those who mail
 * never reaches, and those whose time has run out, are left out, so a page may be shorter than was asked for. A page of an export
 * is written down before it is answered.
 */
export const listSubscribers =
	({ subscribers, openCipher, siteOrigin, noteExport, now }: ListSubscribersDeps) =>
	async ({ query, caller }: ListInput): Promise<ResultFor<'listSubscribers'>> => {
		const request = pageRequest(query);
		const page = await subscribers.list(query.state ?? 'active', request);
		const { decrypt, proof } = await openCipher();
		const at = now();
		if (request.limit > SCREEN) await noteExport(caller.userId, at);
		const row = (subscription: Subscription) => {
			const { id, sealedEmail, state, undeliverable } = subscription;
			if (!unexpired(subscription, at) || sealedEmail === undefined || undeliverable) return [];
			const unsubscribeUrl = `${siteOrigin}/newsletter/unsubscribe?token=${unsubscribeToken(proof, id)}`;
			return [{ id, email: decrypt(sealedEmail, id), state, since: sinceOf(subscription), unsubscribeUrl }];
		};
		return pageAnswer(page && { ...page, rows: page.rows.flatMap(row) });
	};
