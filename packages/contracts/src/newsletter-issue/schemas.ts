import * as Type from 'typebox';
import { pageOf, Version } from '../staff.ts';
import { atMost, form, Instant, oneLine, strict, text } from '../text.ts';

/** `sent`: nothing is left to be sent. `stopped`: staff stopped it, and the remaining mails are not sent. */
export const IssueState = Type.Enum(['draft', 'sending', 'sent', 'stopped']);

const people = Type.Integer({ minimum: 0 });

/**
 * Recipients by delivery status. `sent` includes those who complained. `left` are still to be sent; of a stopped issue
 * they are never sent.
 */
export const IssueProgress = Type.Object({
	/** ISO UTC: when staff pressed Send. */
	startedAt: Instant,
	/** The number of recipients: the active subscribers at that time. */
	recipients: people,
	sent: people,
	/** Recipients who marked it as spam: they get no further mails. */
	complained: people,
	/** Mails that bounced, or were not sent because the address bounces. */
	cameBack: people,
	/** They unsubscribed before their mail was sent. */
	unsubscribed: people,
	/** Given up after three days of retries. */
	failed: people,
	left: people,
});
export type IssueProgress = Type.Static<typeof IssueProgress>;

const cardFields = {
	id: Type.String(),
	subject: Type.String(),
	state: IssueState,
	updatedAt: Instant,
	version: Version,
	/** Absent for a draft. */
	progress: Type.Optional(IssueProgress),
};

/** A row of staff's list. */
export const IssueCard = Type.Object(cardFields);
export type IssueCard = Type.Static<typeof IssueCard>;
export const IssuePage = pageOf(IssueCard);

export const Issue = Type.Object({
	...cardFields,
	/** What a mailbox shows beside the subject. */
	preview: Type.String(),
	/** HTML of the allow list of articles (promise W1). */
	content: Type.String(),
});
export type Issue = Type.Static<typeof Issue>;

/** A draft may be incomplete; only sending requires all fields. */
export const IssueWords = form(
	{
		subject: text(atMost(120), oneLine),
		preview: text(atMost(150), oneLine),
		/** HTML; everything outside the allow list of articles is removed before it is stored. */
		content: Type.String({ maxLength: 60_000 }),
	},
	{ subject: 'Subject is required' },
);
export type IssueWords = Type.Static<typeof IssueWords>;
export const IssueSave = form({ ...IssueWords.properties, version: Version }, { version: 'The version is missing' });
export const IssueVersion = strict({ version: Version });

export const SubscriberCount = Type.Object({ count: people });
