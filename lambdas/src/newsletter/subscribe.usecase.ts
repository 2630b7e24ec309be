import { isLikelyBot } from '@tulia/contracts/bot-check';
import { changedSince } from '../consent/consent-wording.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { MailCap } from '../platform/limits/mail-cap.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { changeSubscription } from './change-subscription.usecase.ts';
import { requested } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface SubscribeDeps {
	readonly subscriptions: SubscriptionStore;
	readonly limits: VisitorLimits;
	readonly mailCap: MailCap;
	readonly cipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

const RECEIVED = ok({ status: 'received' } as const);

/**
 * Requests a subscription. Neither the response nor the work reveals whether the address is known: always one read, and
 * one transaction with a mail. Only the mailbox's owner learns more.
 */
export const subscribe =
	({ subscriptions, limits, mailCap, cipher, newId, now }: SubscribeDeps) =>
	async ({ body, viewer }: RequestFor<'subscribe', 'body' | 'viewer'>): Promise<ResultFor<'subscribe'>> => {
		if (isLikelyBot(body)) return RECEIVED;
		const changed = changedSince('newsletter', body.consentVersion);
		if (changed) return changed;
		const at = now();
		const email = statedAddress(body.email, 'mail_to_mailbox');
		const admitted = await limits.admit({ kind: 'form', viewer, email, now: at });
		if (!admitted.ok) return admitted;
		const fields = await cipher();
		const id = fields.pseudonym('email', email);
		// No refusal is returned, because it would reveal other requests for this address.
		if (!(await mailCap.admit('newsletter', id, at))) return RECEIVED;
		const request = { id, sealedEmail: fields.encrypt(email, id), generation: newId(at), now: at };
		const jobId = newId(at);
		return changeSubscription(subscriptions, id, (known) => {
			const next = requested(known, request);
			const type = next.state === 'active' ? 'newsletter_welcome_mail' : 'newsletter_confirm_mail';
			return { answer: RECEIVED, change: { next, mail: { type, jobId, now: at } } };
		});
	};
