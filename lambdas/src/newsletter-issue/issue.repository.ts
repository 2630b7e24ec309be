import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { newJob } from '../outbox/job.items.ts';
import { indexPage } from '../platform/lists/index-page.repository.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import { ISSUE_LIST, issueCardFrom, issueFrom, issueItems, issueKey, issueWordsKey } from './issue.items.ts';
import type { Issue } from './issue.ts';
import { pageJobId, testMailJobId } from './issue-job.ts';
import type { IssueChange, IssueStore } from './issue-store.ts';

/** Issues, stored in DynamoDB. Every change by staff is conditional on the version that was read, and audited. */
export const issueRepository = (db: DynamoDBDocumentClient, TableName: string): IssueStore => ({
	...issueReads(db, TableName),
	async create(issue, act) {
		const items = [...issueItems(issue), auditItemOf(act, 'issue_created', issue.id)];
		await transactIfUnchanged(
			db,
			items.map((item) => putNew(TableName, item)),
			0,
		);
	},
	save: (change) =>
		transactIfUnchanged(db, [
			...draftPuts(TableName, change),
			putNew(TableName, auditItemOf(change.act, 'issue_saved', change.after.id)),
		]),
	remove: (draft, act) =>
		transactIfUnchanged(db, [
			{ Delete: { TableName, Key: issueKey(draft.id), ...asDraft(draft) } },
			{ Delete: { TableName, Key: issueWordsKey(draft.id) } },
			putNew(TableName, auditItemOf(act, 'issue_deleted', draft.id)),
		]),
	begin: (change, dueAt) =>
		transactIfUnchanged(db, [
			...draftPuts(TableName, change),
			putNew(TableName, {
				...newJob({
					...{ id: pageJobId(change.after.id, 0), type: 'newsletter_issue', ref: change.after.id, refVersion: 0 },
					...{ now: change.act.at, dueAt },
				}),
			}),
			putNew(TableName, auditItemOf(change.act, 'issue_sent', change.after.id)),
		]),
	stop: ({ before, after, act }) =>
		transactIfUnchanged(db, [
			stopAction(TableName, { before, after }),
			putNew(TableName, auditItemOf(act, 'issue_stopped', after.id)),
		]),
	async promiseTest({ issue, userId, id, now }) {
		const job = newJob({
			...{ id: testMailJobId(issue.id, id), type: 'newsletter_test_mail', ref: userId },
			...{ refVersion: issue.version, now },
		});
		await transactIfUnchanged(db, [putNew(TableName, job)], 0);
	},
});

const issueReads = (db: DynamoDBDocumentClient, TableName: string): Pick<IssueStore, 'list' | 'find'> => ({
	async list(page) {
		const list = { index: 'GSI1', partition: ISSUE_LIST, order: 'newest first' } as const;
		const found = await indexPage({ db, TableName, ...list, ...page });
		return found && { ...found, rows: found.rows.map(issueCardFrom) };
	},
	async find(id) {
		const [cardKey, wordsKey] = [issueKey(id), issueWordsKey(id)];
		const items = await readItems(db, TableName, [cardKey, wordsKey]);
		const [card, words] = [cardKey, wordsKey].map(({ SK }) => items.find((item) => item.SK === SK));
		return card && words && issueFrom(card, words);
	},
});

/** Condition: the version that was read, and not being sent. */
const asDraft = ({ version }: Issue) => ({
	ConditionExpression: 'ver = :ver AND attribute_not_exists(sending)',
	ExpressionAttributeValues: { ':ver': version },
});

function draftPuts(TableName: string, { before, after }: IssueChange) {
	const [card, words] = issueItems(after);
	return [{ Put: { TableName, Item: card, ...asDraft(before) } }, { Put: { TableName, Item: words } }];
}

/** Does not write the counts, which change concurrently. */
const stopAction = (TableName: string, { before, after }: Pick<IssueChange, 'before' | 'after'>) => ({
	Update: {
		TableName,
		Key: issueKey(after.id),
		UpdateExpression: 'SET ver = :next, updatedAt = :at, sending.stoppedAt = :at',
		ConditionExpression: 'ver = :ver AND attribute_exists(sending)',
		ExpressionAttributeValues: { ':ver': before.version, ':next': after.version, ':at': after.updatedAt },
	},
});
