import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import type { Mailing, NotifierDeps } from '../mailing.wiring.ts';
import type { JobWork } from '../work/job-result.ts';
import { sendNewsletterMail } from './send-newsletter-mail.usecase.ts';

/** What subscribers are sent beside the issues. */
export function newsletterMailWork(
	{ db, tableName, openCipher, siteOrigin, now }: NotifierDeps,
	{ deliver }: Pick<Mailing, 'deliver'>,
): Record<'newsletter_confirm_mail' | 'newsletter_welcome_mail', JobWork> {
	const subscriptions = subscriptionRepository(db, tableName);
	const toSubscriber = sendNewsletterMail({ subscriptions, openCipher, deliver, siteOrigin, now });
	return {
		newsletter_confirm_mail: toSubscriber('newsletter_confirm'),
		newsletter_welcome_mail: toSubscriber('newsletter_welcome'),
	};
}
