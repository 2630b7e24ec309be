import type { SubscriberLists } from '../newsletter/subscribers.ts';
import { sinceOf } from '../newsletter/subscription.items.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import { isBeingSent } from './issue.ts';
import type { IssueRecipientStore, IssueStore } from './issue-store.ts';

export interface PromisePageDeps {
	readonly issues: Pick<IssueStore, 'find'>;
	readonly recipients: Pick<IssueRecipientStore, 'promisedOf' | 'promise'>;
	readonly subscribers: Pick<SubscriberLists, 'list'>;
	readonly now: () => Date;
}

/** Two items a person, beside the issue and the job of the next page, in a transaction that takes a hundred. */
const PAGE = 45;

/**
 * A page a minute is what the sweep sends in a minute beside everything else: a long list never stands in the way of a reminder or a
 * confirmation, and the mail service is asked for less than one mail a second.
 */
const NEXT_PAGE_AFTER_MS = 60_000;

/**
 * Promises one page of the list its mails, the longest subscribed first. The place in the list, the mails and the job of the next page
 * are one transaction on the place that was read: killed or run twice, no page is left out and none is promised twice.
 */
export const promisePage =
	({ issues, recipients, subscribers, now }: PromisePageDeps) =>
	async (issueId: string, page: number): Promise<'promised' | 'obsolete'> => {
		const issue = await issues.find(issueId);
		const { sending } = issue ?? {};
		if (!issue || !sending || !isBeingSent(issue) || sending.page !== page || sending.isWhole) return 'obsolete';
		const found = await subscribers.list('active', { limit: PAGE, cursor: sending.cursor }, 'oldest first');
		if (!found) throw new Error(`The place of the issue ${issueId} in the list of subscribers leads nowhere.`);
		const due = found.rows.filter((one) => sinceOf(one) <= sending.startedAt);
		const cursor = due.length < found.rows.length ? undefined : found.nextCursor;
		const at = now();
		const ids = due.filter(isReachable).map(({ id }) => id);
		const known = await recipients.promisedOf(issueId, ids);
		const isPromised = await recipients.promise({
			...{ issueId, sending, cursor, now: at },
			recipients: ids.filter((id) => !known.has(id)),
			nextPageAt: new Date(at.getTime() + NEXT_PAGE_AFTER_MS),
		});
		return isPromised ? 'promised' : 'obsolete';
	};

const isReachable = ({ sealedEmail, undeliverable }: Subscription): boolean =>
	sealedEmail !== undefined && !undeliverable;
