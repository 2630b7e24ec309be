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

/** A transaction takes a hundred items: two per recipient, the issue and the job of the next page. */
const PAGE = 45;

/**
 * A page a minute is what the sweep sends besides all other mails: a long list delays no reminder and no confirmation,
 * and the mail service gets less than one mail a second.
 */
const NEXT_PAGE_AFTER_MS = 60_000;

/**
 * Promises the mails of one page of the list, the longest subscribed first. The cursor, the mails and the job of the
 * next page are written in one transaction, conditional on the cursor that was read: after a crash or a repeat no page
 * is left out and none is promised twice.
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
