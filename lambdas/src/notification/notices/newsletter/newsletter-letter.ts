import type { MailKind } from '../../../outbox/notices.ts';
import { type Letter, type MailingCentre, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitTime } from '../../channel/mail/visit-time.ts';

export type NewsletterLetter = Extract<MailKind, 'newsletter_confirm' | 'newsletter_welcome'>;

export interface NewsletterLetterFacts {
	readonly centre: MailingCentre;
	/** ISO UTC: when the subscription was requested. */
	readonly requestedAt: string;
	readonly confirmUrl: string;
	readonly unsubscribeUrl: string;
	readonly siteOrigin: string;
}

/**
 * The letter of one kind about the newsletter. The request for confirmation may reach a stranger: it says where it came
 * from, and that no answer is needed.
 */
export function newsletterLetter(kind: NewsletterLetter, facts: NewsletterLetterFacts): Letter {
	const frame = {
		greeting: 'Hello,',
		facts: [],
		signature: signatureOf(facts.centre),
		footnote: { label: 'Stop these emails', url: facts.unsubscribeUrl },
	};
	return { ...frame, ...CONTENT[kind](facts) };
}

type Content = Pick<Letter, 'subject' | 'opening' | 'paragraphs' | 'link' | 'closing'>;

const CONTENT: Record<NewsletterLetter, (facts: NewsletterLetterFacts) => Content> = {
	newsletter_confirm: ({ requestedAt, confirmUrl }) => ({
		subject: 'Please confirm your subscription',
		opening: `On ${visitDay(requestedAt)} at ${visitTime(requestedAt)} EAT somebody, probably you, asked on our website to send our newsletter to this address.`,
		paragraphs: ['If it was you, please confirm it within 7 days. Until then we send you nothing else.'],
		link: { label: 'Confirm my subscription', url: confirmUrl },
		closing:
			'If it was not you, you need not do anything: without your confirmation there is no newsletter, and we delete this address after 30 days.',
	}),
	newsletter_welcome: ({ siteOrigin }) => ({
		subject: 'You are subscribed to our newsletter',
		opening: 'Thank you. This address receives our newsletter.',
		paragraphs: ['You get one short article by email, about once a month. No sales.'],
		link: { label: 'Read our articles', url: `${siteOrigin}/blogs` },
		closing: 'You can stop at any time with the link below.',
	}),
};
