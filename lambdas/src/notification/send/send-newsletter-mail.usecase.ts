import type { NewsletterMailKind } from '../../appointment/mail/mail-kind.ts';
import { confirmToken, unsubscribeToken } from '../../newsletter/newsletter-token.ts';
import { type Subscription, unexpired } from '../../newsletter/subscription.ts';
import type { SubscriptionStore } from '../../newsletter/subscription-store.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type Deliver, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { newsletterLetter } from '../letters/newsletter-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';

export interface SendNewsletterMailDeps {
	readonly subscriptions: Pick<SubscriptionStore, 'find'>;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** How the subscription must stand for the mail to be true. */
const STATE: Record<NewsletterMailKind, Subscription['state']> = {
	newsletter_confirm: 'pending',
	newsletter_welcome: 'active',
};

/** Mails about a subscription. Its links are made now and kept nowhere. A later change of it has its own mail, or wants none. */
export const sendNewsletterMail = (deps: SendNewsletterMailDeps): ((kind: NewsletterMailKind) => JobWork) => {
	const write = writeNewsletterMail(deps);
	return (kind) => async (job) => {
		const known = unexpired(await deps.subscriptions.find(job.ref), deps.now());
		const isWanted = known?.state === STATE[kind] && known.ver === job.refVersion;
		if (!known || !isWanted) return { kind: 'finished', state: 'obsolete' };
		return resultOf(await deps.deliver(orderOf(job, kind, write(kind, known))));
	};
};

const writeNewsletterMail =
	({ openCipher, siteOrigin }: SendNewsletterMailDeps) =>
	(kind: NewsletterMailKind, subscription: Subscription): WriteDraft =>
	async (centre) => {
		const { id, sealedEmail, requestedAt, undeliverable } = subscription;
		if (undeliverable) return { kind: 'suppressed' };
		if (sealedEmail === undefined) return { kind: 'impossible', reason: 'NoAddress' };
		const { proof, decrypt } = await openCipher();
		const confirm = confirmToken(proof, subscription);
		const stop = unsubscribeToken(proof, id);
		const letter = newsletterLetter(kind, {
			centre,
			requestedAt,
			confirmUrl: `${siteOrigin}/newsletter/confirm?token=${confirm}`,
			unsubscribeUrl: `${siteOrigin}/newsletter/unsubscribe?token=${stop}`,
			siteOrigin,
		});
		const unsubscribeUrl = `${siteOrigin}/api/newsletter/unsubscribe?token=${stop}`;
		return { kind: 'draft', to: decrypt(sealedEmail, id), letter, unsubscribeUrl };
	};
