import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { forgetHanded } from '../counters/handed-entry.items.ts';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import { newJob } from '../outbox/job.items.ts';
import type { JobType } from '../outbox/job.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { indexPage } from '../platform/lists/index-page.repository.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import { entryFrom } from './entry.items.ts';
import { entryKey, entryPlace, INBOX_ORDER, stateList } from './inbox.items.ts';
import type { EntryState, Inbox, InboxEntry, InboxStore } from './inbox.ts';

type StaffState = Exclude<EntryState, 'answered'>;

const ACTIONS = {
	questions: { new: 'question_reopened', done: 'question_done', spam: 'question_spam', answered: 'question_answered' },
	messages: { new: 'message_reopened', done: 'message_done', spam: 'message_spam', answered: 'message_answered' },
} as const satisfies Record<Inbox, Record<EntryState, AuditAction>>;

const MAILS = { questions: 'question_answer_mail', messages: 'message_reply_mail' } as const satisfies Record<
	Inbox,
	JobType
>;

interface InboxRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly inbox: Inbox;
}

/**
 * Questions or messages as staff work on them. They are stored as `questionRepository` and `messageRepository` write
 * them; personal text and staff's replies are encrypted per item.
 */
export const inboxRepository = ({ db, tableName: TableName, openCipher, inbox }: InboxRepositoryDeps): InboxStore => ({
	async list(state, page) {
		const partition = stateList(inbox, state);
		const found = await indexPage({ db, TableName, index: 'GSI1', partition, order: INBOX_ORDER, ...page });
		if (!found) return undefined;
		const { decrypt } = await openCipher();
		return { ...found, rows: found.rows.map((item) => entryFrom(item, decrypt)) };
	},
	async find(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: entryKey(inbox, id), ConsistentRead: true }));
		return Item && entryFrom(Item, (await openCipher()).decrypt);
	},
	setState: (entry, state, act) => transactIfUnchanged(db, stateActions({ TableName, inbox, entry, act }, state)),
	async reply(entry, text, { jobId, ...act }) {
		const { encrypt } = await openCipher();
		const { id } = entry;
		const sealed = { text: encrypt(text, id), at: act.at.toISOString(), by: act.actor, ver: entry.version + 1 };
		const job = newJob({ id: jobId, type: MAILS[inbox], ref: id, refVersion: entry.version + 1, now: act.at });
		return transactIfUnchanged(db, [
			...stateActions({ TableName, inbox, entry, act }, 'answered', sealed),
			putNew(TableName, job),
		]);
	},
});

interface Change {
	readonly TableName: string;
	readonly inbox: Inbox;
	readonly entry: InboxEntry;
	readonly act: AuditContext;
}

/** The writes of a change: the entry without its assignment, the count of waiting entries, and the audit entry. */
function stateActions(
	{ TableName, inbox, entry, act }: Change,
	state: StaffState | 'answered',
	reply?: object,
): Action[] {
	const { id, version } = entry;
	const update: Action = {
		Update: {
			TableName,
			Key: entryKey(inbox, id),
			UpdateExpression: `SET #state = :state, ver = :next, G1PK = :list, G1SK = :place${reply ? ', replies = list_append(if_not_exists(replies, :none), :reply)' : ''} REMOVE onPhone, assignee`,
			ConditionExpression: 'ver = :ver',
			ExpressionAttributeNames: { '#state': 'state' },
			ExpressionAttributeValues: {
				':state': state,
				':ver': version,
				':next': version + 1,
				':list': stateList(inbox, state),
				':place': entryPlace(entry, state),
				...(reply ? { ':none': [], ':reply': [reply] } : {}),
			},
		},
	};
	const waits = Number(state === 'new') - Number(entry.state === 'new');
	return [
		update,
		...waitingCounts(TableName, { noun: inbox, mayBeInCrisis: entry.mayBeInCrisis }, waits),
		forgetHanded(TableName, inbox, id),
		putNew(TableName, auditItemOf(act, ACTIONS[inbox][state], id)),
	];
}
