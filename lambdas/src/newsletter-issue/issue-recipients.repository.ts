import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../outbox/job.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import { issueKey, issueRecipientKey, recipientIn, recipientItem } from './issue.items.ts';
import { issueMailJobId, pageJobId } from './issue-job.ts';
import type { IssueRecipientStore, PromisedPage } from './issue-store.ts';
import { outdoes, type RecipientOutcome, type SettledOutcome } from './recipient-outcome.ts';

/** Recipients of an issue, one item each, with the delivery status. */
export const issueRecipients = (db: DynamoDBDocumentClient, TableName: string): IssueRecipientStore => {
	const record = recordOutcome(db, TableName);
	return {
		async promisedOf(issueId, recipients) {
			const keys = recipients.map((recipient) => issueRecipientKey(issueId, recipient));
			return new Set((await readItems(db, TableName, keys)).map(recipientIn));
		},
		promise: (page) =>
			transactIfUnchanged(db, [
				advance(TableName, page),
				...page.recipients.flatMap((recipient) => mailTo(TableName, recipient, page)),
				...(page.cursor === undefined ? [] : [nextPage(TableName, page)]),
			]),
		record,
		async adopt({ id, sending }, { recipient, outcome }, at) {
			const item = recipientItem(id, recipient, at);
			// A draft has no counts.
			const isAdopted = sending
				? transactIfUnchanged(db, [putNew(TableName, item), onePromisedMore(TableName, id)])
				: transactIfUnchanged(db, [putNew(TableName, { ...item, outcome })]);
			await isAdopted;
			if (sending) await record({ issueId: id, recipient }, outcome, at);
		},
	};
};

const recordOutcome =
	(db: DynamoDBDocumentClient, TableName: string): IssueRecipientStore['record'] =>
	async ({ issueId, recipient }, outcome, at) => {
		await retryOnVersionConflict(async () => {
			const { Item } = await db.send(
				new GetCommand({ TableName, Key: issueRecipientKey(issueId, recipient), ConsistentRead: true }),
			);
			if (!Item || !outdoes(outcome, Item.outcome)) return true;
			const change = { issueId, recipient, known: Item.outcome, outcome, at };
			const isWritten = await transactIfUnchanged(db, [settle(TableName, change), count(TableName, change)]);
			return isWritten || undefined;
		});
	};

const onePromisedMore = (TableName: string, issueId: string): Action => ({
	Update: {
		TableName,
		Key: issueKey(issueId),
		UpdateExpression: 'SET sending.promised = sending.promised + :one',
		ExpressionAttributeValues: { ':one': 1 },
	},
});

/** Advances to the next page, unless another process promised it or the issue was stopped. */
const advance = (TableName: string, { issueId, sending, recipients, cursor }: PromisedPage): Action => ({
	Update: {
		TableName,
		Key: issueKey(issueId),
		UpdateExpression: `SET #s.#page = :next, #s.isWhole = :isWhole, #s.promised = #s.promised + :count${
			cursor === undefined ? '' : ', #s.#cursor = :cursor'
		}`,
		ConditionExpression: '#s.#page = :page AND #s.isWhole = :false AND attribute_not_exists(#s.stoppedAt)',
		ExpressionAttributeNames: {
			'#s': 'sending',
			'#page': 'page',
			...(cursor === undefined ? {} : { '#cursor': 'cursor' }),
		},
		ExpressionAttributeValues: {
			':page': sending.page,
			':next': sending.page + 1,
			':isWhole': cursor === undefined,
			':false': false,
			':count': recipients.length,
			...(cursor === undefined ? {} : { ':cursor': cursor }),
		},
	},
});

/** Due a moment later, so that the sweep sends it, five at a time, and not the stream, which runs due jobs. */
const mailTo = (TableName: string, recipient: string, { issueId, now }: PromisedPage): readonly Action[] => [
	putNew(TableName, recipientItem(issueId, recipient, now)),
	putNew(
		TableName,
		newJob({
			...{ id: issueMailJobId(issueId, recipient), type: 'newsletter_issue_mail', ref: recipient, refVersion: 1 },
			...{ now, dueAt: new Date(now.getTime() + 1000) },
		}),
	),
];

const nextPage = (TableName: string, { issueId, sending, now, nextPageAt }: PromisedPage): Action => {
	const page = sending.page + 1;
	const about = { id: pageJobId(issueId, page), type: 'newsletter_issue', ref: issueId, refVersion: page } as const;
	return putNew(TableName, newJob({ ...about, now, dueAt: nextPageAt }));
};

interface Settlement {
	readonly issueId: string;
	readonly recipient: string;
	readonly known: RecipientOutcome;
	readonly outcome: SettledOutcome;
	readonly at: Date;
}

const settle = (TableName: string, { issueId, recipient, known, outcome, at }: Settlement): Action => ({
	Update: {
		TableName,
		Key: issueRecipientKey(issueId, recipient),
		UpdateExpression: 'SET outcome = :outcome, #at = :at',
		ConditionExpression: 'outcome = :known',
		ExpressionAttributeNames: { '#at': 'at' },
		ExpressionAttributeValues: { ':outcome': outcome, ':known': known, ':at': at.toISOString() },
	},
});

/** Each recipient is counted once, under the latest outcome. */
const count = (TableName: string, { issueId, known, outcome }: Settlement): Action => {
	const isFirst = known === 'waiting';
	const path = (name: string): string => `#s.#outcomes.${name}`;
	return {
		Update: {
			TableName,
			Key: issueKey(issueId),
			UpdateExpression: `SET ${path('#next')} = ${path('#next')} + :one${
				isFirst ? '' : `, ${path('#known')} = ${path('#known')} - :one`
			}`,
			ExpressionAttributeNames: {
				...{ '#s': 'sending', '#outcomes': 'outcomes', '#next': outcome },
				...(isFirst ? {} : { '#known': known }),
			},
			ExpressionAttributeValues: { ':one': 1 },
		},
	};
};
