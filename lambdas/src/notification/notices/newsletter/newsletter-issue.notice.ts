import { unsubscribeToken } from '../../../newsletter/newsletter-token.ts';
import { subscriptionRepository } from '../../../newsletter/subscription.repository.ts';
import type { Subscription } from '../../../newsletter/subscription.ts';
import { issueRepository } from '../../../newsletter-issue/issue.repository.ts';
import { type Issue, isBeingSent } from '../../../newsletter-issue/issue.ts';
import { issueOfJob } from '../../../newsletter-issue/issue-job.ts';
import { confirmedAddress } from '../../../platform/confirmed-address.ts';
import type { LetterDraft } from '../../channel/mail/delivery.ts';
import type { LetterFrame } from '../../channel/mail/letter.ts';
import { ISSUE_STOPPED } from '../../state/issue-states.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';

/**
 * The issue to one subscriber. Not sent after the issue was stopped, nor after the subscriber left the list since the
 * sending began, also when they subscribed again.
 */
export const newsletterIssueMail = ({ db, tableName, openCipher, siteOrigin }: NoticeParts): MailNotice => {
	const issues = issueRepository(db, tableName);
	const subscriptions = subscriptionRepository(db, tableName);
	return async ({ id: jobId, ref }) => {
		const [issue, subscription] = await Promise.all([issues.find(issueOfJob(jobId)), subscriptions.find(ref)]);
		if (!issue?.sending) return OBSOLETE;
		if (!isBeingSent(issue)) return { ended: { kind: 'finished', state: 'obsolete', reason: ISSUE_STOPPED } };
		if (!subscription || !wasOnList(subscription, issue.sending.startedAt)) return OBSOLETE;
		const { id, sealedEmail, undeliverable } = subscription;
		return {
			letter: async (centre) => {
				if (undeliverable) return { kind: 'suppressed' };
				if (sealedEmail === undefined) return { kind: 'impossible', reason: 'NoAddress' };
				const { decrypt, proof } = await openCipher();
				const mail = { issue, to: decrypt(sealedEmail, id), stop: unsubscribeToken(proof, id), isTest: false };
				return draftOf(mail, { centre, siteOrigin });
			},
		};
	};
};

const wasOnList = ({ state, confirmedAt }: Subscription, startedAt: string): boolean =>
	state === 'active' && confirmedAt !== undefined && confirmedAt <= startedAt;

/** The saved issue to its author. The links unsubscribe the author's own address. */
export const newsletterTestMail = (parts: NoticeParts): MailNotice => {
	const { db, tableName, recipients, openCipher, siteOrigin } = parts;
	const issues = issueRepository(db, tableName);
	return async ({ id, ref: userId }) => {
		const issue = await issues.find(issueOfJob(id));
		if (!issue) return OBSOLETE;
		return {
			letter: async (centre) => {
				const { email = '', emailVerified = false, undeliverable = false } = (await recipients.find(userId)) ?? {};
				const address = confirmedAddress({ email, emailVerified });
				if (address === undefined) return { kind: 'impossible', reason: 'NoAddress' };
				if (undeliverable) return { kind: 'suppressed' };
				const { proof, pseudonym } = await openCipher();
				const stop = unsubscribeToken(proof, pseudonym('email', address));
				return draftOf({ issue, to: email, stop, isTest: true }, { centre, siteOrigin });
			},
		};
	};
};

interface IssueMail {
	readonly issue: Issue;
	readonly to: string;
	/** The token that ends the subscription of `to`. */
	readonly stop: string;
	readonly isTest: boolean;
}

async function draftOf(
	{ issue, to, stop, isTest }: IssueMail,
	{ centre, siteOrigin }: LetterFrame,
): Promise<LetterDraft> {
	// Loaded with the first such mail: its parser is large.
	const { issueLetter } = await import('./issue-letter.ts');
	const unsubscribeUrl = `${siteOrigin}/newsletter/unsubscribe?token=${stop}`;
	const letter = issueLetter(issue, { centre, siteOrigin, isTest, unsubscribeUrl });
	return { kind: 'draft', to, letter, unsubscribeUrl: `${siteOrigin}/api/newsletter/unsubscribe?token=${stop}` };
}
