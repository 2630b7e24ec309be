import type { Item } from '../platform/table/stored-item.ts';
import type { Issue, IssueCard } from './issue.ts';
import type { RecipientOutcome } from './recipient-outcome.ts';

const partition = (id: string): string => `ISSUE#${id}`;

/** The issue without its content, for staff's list. */
export const issueKey = (id: string) => ({ PK: partition(id), SK: 'I' });
/** The content of the issue. */
export const issueWordsKey = (id: string) => ({ PK: partition(id), SK: 'W' });
/** A recipient, by the pseudonym of the address. */
export const issueRecipientKey = (id: string, recipient: string) => ({ PK: partition(id), SK: `TO#${recipient}` });

export const recipientIn = ({ SK }: Item): string => String(SK).slice('TO#'.length);

/** Staff's list, by creation. */
export const ISSUE_LIST = 'ISSUES#ALL';

export function issueItems({ preview, content, ...card }: Issue) {
	const { id, subject, createdAt, updatedAt, version, sending } = card;
	return [
		{
			...issueKey(id),
			entity: 'newsletter-issue',
			G1PK: ISSUE_LIST,
			G1SK: `${createdAt}#${id}`,
			ver: version,
			...{ id, subject, createdAt, updatedAt },
			...(sending ? { sending } : {}),
		},
		{ ...issueWordsKey(id), entity: 'newsletter-issue-words', preview, content },
	] as const;
}

/** Written by `issueItems` only, so its shape is known. */
export const issueCardFrom = ({ id, subject, createdAt, updatedAt, ver, sending }: Item): IssueCard => ({
	...{ id, subject, createdAt, updatedAt },
	version: ver,
	...(sending === undefined ? {} : { sending }),
});

export const issueFrom = (card: Item, { preview, content }: Item): Issue => ({
	...issueCardFrom(card),
	preview,
	content,
});

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Expires with the job of the mail, after 30 days. The counts of the issue remain. */
export const recipientItem = (issueId: string, recipient: string, now: Date) => ({
	...issueRecipientKey(issueId, recipient),
	entity: 'issue-recipient',
	outcome: 'waiting' satisfies RecipientOutcome,
	at: now.toISOString(),
	ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
});
