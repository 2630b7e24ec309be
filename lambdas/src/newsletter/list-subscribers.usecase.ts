import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import { unsubscribeToken } from './newsletter-token.ts';
import type { SubscriberLists } from './subscribers.ts';
import { sinceOf } from './subscription.items.ts';
import { type Subscription, unexpired } from './subscription.ts';

export interface ListSubscribersDeps {
	readonly subscribers: Pick<SubscriberLists, 'list'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt' | 'proof'>>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	/** Audits an export of addresses. */
	readonly noteExport: (actor: string, at: Date) => Promise<void>;
	readonly now: () => Date;
}

/** Rows on the screen; a larger request is an export. */
const SCREEN = 20;

type ListInput = RequestFor<'listSubscribers', 'query' | 'caller', 'userId'>;

/**
 * Subscribers, each with the unsubscribe link, which an issue sent from elsewhere must contain. Undeliverable and
 * expired ones are left out, so a page may be shorter than requested. A page of an export is audited first.
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
