import * as Type from 'typebox';
import { pageOf, Version } from '../staff.ts';
import { atMost, form, Instant, oneLine, strict, text } from '../text.ts';

/** `sent`: nothing of it is left to be sent. `stopped`: somebody stopped it, and what was left is not sent. */
export const IssueState = Type.Enum(['draft', 'sending', 'sent', 'stopped']);

const people = Type.Integer({ minimum: 0 });

/** What became of an issue so far, in people. `sent` holds those who complained; `left` is sent no more once it was stopped. */
export const IssueProgress = Type.Object({
	/** ISO UTC: when somebody pressed Send. */
	startedAt: Instant,
	/** How many were to get it: those who stood on the list then. */
	recipients: people,
	sent: people,
	/** Of those it was sent to, who called it a nuisance: they get no more. */
	complained: people,
	/** Their mailbox took it not, or takes no mail from us. */
	cameBack: people,
	/** They unsubscribed before their mail was sent. */
	unsubscribed: people,
	/** Given up after three days of trying. */
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
	/** Absent of a draft. */
	progress: Type.Optional(IssueProgress),
};

/** A row of staff's list. */
export const IssueCard = Type.Object(cardFields);
export type IssueCard = Type.Static<typeof IssueCard>;
export const IssuePage = pageOf(IssueCard);

/** One issue of the newsletter, with its words. */
export const Issue = Type.Object({
	...cardFields,
	/** What a mailbox shows beside the subject. */
	preview: Type.String(),
	/** HTML of the allow-list of articles (promise W1). */
	content: Type.String(),
});
export type Issue = Type.Static<typeof Issue>;

/** A draft may be incomplete; sending asks for the rest. */
export const IssueWords = form(
	{
		subject: text(atMost(120), oneLine),
		preview: text(atMost(150), oneLine),
		/** HTML; whatever is not on the allow-list of articles is taken out when it is stored. */
		content: Type.String({ maxLength: 60_000 }),
	},
	{ subject: 'Subject is required' },
);
export type IssueWords = Type.Static<typeof IssueWords>;
export const IssueSave = form({ ...IssueWords.properties, version: Version }, { version: 'The version is missing' });
export const IssueVersion = strict({ version: Version });

export const SubscriberCount = Type.Object({ count: people });
