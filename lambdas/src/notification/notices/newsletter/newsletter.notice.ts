import { confirmToken, unsubscribeToken } from '../../../newsletter/newsletter-token.ts';
import { subscriptionRepository } from '../../../newsletter/subscription.repository.ts';
import { type Subscription, unexpired } from '../../../newsletter/subscription.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { type NewsletterLetter, newsletterLetter } from './newsletter-letter.ts';

/** The state that the subscription must have for the mail to be true. */
const STATE: Record<NewsletterLetter, Subscription['state']> = {
	newsletter_confirm: 'pending',
	newsletter_welcome: 'active',
};

/** The tokens of the links are not stored. Obsolete after a later change of the subscription. */
export const newsletterMail =
	(kind: NewsletterLetter) =>
	({ db, tableName, openCipher, siteOrigin, now }: NoticeParts): MailNotice => {
		const subscriptions = subscriptionRepository(db, tableName);
		return async ({ ref, refVersion }) => {
			const known = unexpired(await subscriptions.find(ref), now());
			if (known?.state !== STATE[kind] || known.ver !== refVersion) return OBSOLETE;
			return {
				letter: async (centre) => {
					const { id, sealedEmail, requestedAt, undeliverable } = known;
					if (undeliverable) return { kind: 'suppressed' };
					if (sealedEmail === undefined) return { kind: 'impossible', reason: 'NoAddress' };
					const { proof, decrypt } = await openCipher();
					const stop = unsubscribeToken(proof, id);
					return {
						kind: 'draft',
						to: decrypt(sealedEmail, id),
						letter: newsletterLetter(kind, {
							centre,
							requestedAt,
							confirmUrl: `${siteOrigin}/newsletter/confirm?token=${confirmToken(proof, known)}`,
							unsubscribeUrl: `${siteOrigin}/newsletter/unsubscribe?token=${stop}`,
							siteOrigin,
						}),
						unsubscribeUrl: `${siteOrigin}/api/newsletter/unsubscribe?token=${stop}`,
					};
				},
			};
		};
	};
