import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { noteHanded } from '../counters/handed-entry.items.ts';
import { handedRef } from '../notification/notices/inbox/handed-entry.ts';
import { newJob } from '../outbox/job.items.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import type { Assignment } from './assignment.ts';
import type { AssignedEntry, AssignmentStore, EntryAddress, HandOver } from './assignment-store.ts';
import { entryKey } from './inbox.items.ts';

const CALL_BEGUN = { questions: 'question_call_begun', messages: 'message_call_begun' } as const;
const CALL_ENDED = { questions: 'question_call_ended', messages: 'message_call_ended' } as const;
const HANDED = { questions: 'question_handed', messages: 'message_handed' } as const;
const TAKEN = { questions: 'question_taken', messages: 'message_taken' } as const;

/**
 * Assignments of questions and messages. They do not raise the version, which counts the entry's content: a colleague
 * who is typing a reply must not be refused.
 */
export const assignmentRepository = (db: DynamoDBDocumentClient, TableName: string): AssignmentStore => ({
	async find({ kind, id }) {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: entryKey(kind, id),
				ConsistentRead: true,
				ProjectionExpression: '#state, ver, crisis, onPhone, assignee',
				ExpressionAttributeNames: { '#state': 'state' },
			}),
		);
		if (!Item) return undefined;
		const { state, ver: version, crisis: mayBeInCrisis = false, onPhone, assignee } = Item;
		return { state, version, mayBeInCrisis, onPhone, assignee };
	},
	setOnPhone(address, read, { onPhone, ...act }) {
		const { kind, id } = address;
		const audit = auditItemOf(act, (onPhone ? CALL_BEGUN : CALL_ENDED)[kind], id);
		const update = changeOf(TableName, address, { part: 'onPhone', before: read.onPhone, after: onPhone });
		return transactIfUnchanged(db, [update, putNew(TableName, audit)]);
	},
	setAssignee(address, read, handOver) {
		const { assignee } = handOver;
		const jobs = assignee.to === assignee.by ? [] : handOverJobs(address, read, handOver);
		return transactIfUnchanged(db, [
			changeOf(TableName, address, { part: 'assignee', before: read.assignee, after: assignee }),
			// An entry with words of crisis counts as open for all staff until it is answered.
			...(read.mayBeInCrisis ? [] : [noteHanded(TableName, address, assignee)]),
			putNew(TableName, handOverAudit(address, read, handOver)),
			...jobs.map((job) => putNew(TableName, job)),
		]);
	},
});

interface Change<Part extends keyof Assignment> {
	readonly part: Part;
	readonly before: Assignment[Part];
	readonly after: Assignment[Part];
}

/** Changes one part of the assignment. Condition: the entry still waits, and this part is as it was read. */
const changeOf = <Part extends keyof Assignment>(
	TableName: string,
	{ kind, id }: EntryAddress,
	{ part, before, after }: Change<Part>,
): Action => ({
	Update: {
		TableName,
		Key: entryKey(kind, id),
		UpdateExpression: after ? `SET ${part} = :after` : `REMOVE ${part}`,
		ConditionExpression: `#state = :new AND ${before ? `${part} = :before` : `attribute_not_exists(${part})`}`,
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: {
			':new': 'new',
			...(before ? { ':before': before } : {}),
			...(after ? { ':after': after } : {}),
		},
	},
});

const handOverAudit = (
	{ kind, id }: EntryAddress,
	{ assignee: before }: AssignedEntry,
	{ assignee: { to, by }, actor, at, auditId }: HandOver,
) =>
	auditItem({
		...{ id: auditId, actor, object: id, at, action: (to === by ? TAKEN : HANDED)[kind] },
		change: { from: before?.to ?? '', to },
	});

/** A mail and, for words of crisis, an SMS as well. */
function handOverJobs(address: EntryAddress, { mayBeInCrisis }: AssignedEntry, { assignee, at, jobIds }: HandOver) {
	const about = { ref: handedRef(address), refVersion: Date.parse(assignee.since), now: at };
	return [
		newJob({ id: jobIds.mail, type: 'inbox_handed_mail', ...about }),
		...(mayBeInCrisis ? [newJob({ id: jobIds.sms, type: 'inbox_handed_sms', ...about })] : []),
	];
}
