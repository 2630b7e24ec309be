import type { IssueMailKind } from '../../appointment/mail/mail-kind.ts';
import { unsubscribeToken } from '../../newsletter/newsletter-token.ts';
import type { Subscription } from '../../newsletter/subscription.ts';
import type { SubscriptionStore } from '../../newsletter/subscription-store.ts';
import { type Issue, isBeingSent } from '../../newsletter-issue/issue.ts';
import { issueOfJob } from '../../newsletter-issue/issue-job.ts';
import type { IssueStore } from '../../newsletter-issue/issue-store.ts';
import { confirmedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type Deliver, type LetterDraft, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import type { MailingCentre } from '../letters/letter.ts';
import type { RecipientStore } from '../send/recipient.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import { ISSUE_STOPPED } from './issue-mail-states.usecase.ts';

export interface SendIssueMailDeps {
	readonly issues: Pick<IssueStore, 'find'>;
	readonly subscriptions: Pick<SubscriptionStore, 'find'>;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

/**
 * The issue to one subscriber, as issue and subscription stand at this moment: nothing leaves once it was stopped, nor to somebody who
 * unsubscribed since it was begun, also when they subscribed again.
 */
export const sendIssueMail =
	(deps: SendIssueMailDeps): JobWork =>
	async (job) => {
		const [issue, subscription] = await Promise.all([
			deps.issues.find(issueOfJob(job.id)),
			deps.subscriptions.find(job.ref),
		]);
		if (!issue?.sending) return OBSOLETE;
		if (!isBeingSent(issue)) return { ...OBSOLETE, reason: ISSUE_STOPPED };
		if (!subscription || !wasOnList(subscription, issue.sending.startedAt)) return OBSOLETE;
		return resultOf(await deps.deliver(orderOf(job, 'newsletter_issue', writeToSubscriber(deps, issue, subscription))));
	};

const wasOnList = ({ state, confirmedAt }: Subscription, startedAt: string): boolean =>
	state === 'active' && confirmedAt !== undefined && confirmedAt <= startedAt;

const writeToSubscriber =
	(deps: SendIssueMailDeps, issue: Issue, { id, sealedEmail, undeliverable }: Subscription): WriteDraft =>
	async (centre) => {
		if (undeliverable) return { kind: 'suppressed' };
		if (sealedEmail === undefined) return { kind: 'impossible', reason: 'NoAddress' };
		const { decrypt, proof } = await deps.openCipher();
		return draftOf(deps, 'newsletter_issue', {
			issue,
			centre,
			to: decrypt(sealedEmail, id),
			stop: unsubscribeToken(proof, id),
		});
	};

/**
 * The issue as it is saved now, to whoever writes it. Its links are those of that address: they end a subscription of its owner, and of
 * nobody else.
 */
export const sendTestMail =
	(deps: SendIssueMailDeps): JobWork =>
	async (job) => {
		const issue = await deps.issues.find(issueOfJob(job.id));
		if (!issue) return OBSOLETE;
		return resultOf(await deps.deliver(orderOf(job, 'newsletter_test', writeTest(deps, issue, job.ref))));
	};

const writeTest =
	(deps: SendIssueMailDeps, issue: Issue, userId: string): WriteDraft =>
	async (centre) => {
		const { email = '', emailVerified = false, undeliverable = false } = (await deps.recipients.find(userId)) ?? {};
		const address = confirmedAddress({ email, emailVerified });
		if (address === undefined) return { kind: 'impossible', reason: 'NoAddress' };
		if (undeliverable) return { kind: 'suppressed' };
		const { proof, pseudonym } = await deps.openCipher();
		const stop = unsubscribeToken(proof, pseudonym('email', address));
		return draftOf(deps, 'newsletter_test', { issue, centre, to: email, stop });
	};

interface IssueMail {
	readonly issue: Issue;
	readonly centre: MailingCentre;
	readonly to: string;
	/** Ends the subscription of the address. */
	readonly stop: string;
}

async function draftOf(
	{ siteOrigin }: SendIssueMailDeps,
	kind: IssueMailKind,
	{ issue, centre, to, stop }: IssueMail,
): Promise<LetterDraft> {
	// Loaded with the first such mail, for its parser.
	const { issueLetter } = await import('../letters/issue-letter.ts');
	const letter = issueLetter(issue, {
		centre,
		siteOrigin,
		isTest: kind === 'newsletter_test',
		unsubscribeUrl: `${siteOrigin}/newsletter/unsubscribe?token=${stop}`,
	});
	return { kind: 'draft', to, letter, unsubscribeUrl: `${siteOrigin}/api/newsletter/unsubscribe?token=${stop}` };
}
