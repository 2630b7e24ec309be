import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, type Attributes, putNew } from '../platform/table/transaction.actions.ts';
import type { OnPhone } from './assignment.ts';
import type { AssignmentStore } from './assignment-store.ts';
import { entryKey } from './inbox.items.ts';

const CALL_BEGUN = { questions: 'question_call_begun', messages: 'message_call_begun' } as const;
const CALL_ENDED = { questions: 'question_call_ended', messages: 'message_call_ended' } as const;

/**
 * Who deals with a question or message. It leaves the version as it is: that counts what became of the entry, and whoever types a reply
 * meanwhile must not be refused for it.
 */
export const assignmentRepository = (db: DynamoDBDocumentClient, TableName: string): AssignmentStore => ({
	async find({ kind, id }) {
		const { Item } = await db.send(
			new GetCommand({
				TableName,
				Key: entryKey(kind, id),
				ConsistentRead: true,
				ProjectionExpression: '#state, ver, onPhone',
				ExpressionAttributeNames: { '#state': 'state' },
			}),
		);
		return Item && { state: Item.state, version: Item.ver, onPhone: Item.onPhone };
	},
	setOnPhone({ kind, id }, read, onPhone, act) {
		const action = onPhone ? CALL_BEGUN[kind] : CALL_ENDED[kind];
		const update = changeOf({ TableName, Key: entryKey(kind, id), before: read.onPhone, after: onPhone });
		return transactIfUnchanged(db, [update, putNew(TableName, auditItemOf(act, action, id))]);
	},
});

interface Change {
	readonly TableName: string;
	readonly Key: Attributes;
	readonly before: OnPhone | undefined;
	readonly after: OnPhone | undefined;
}

/** While the entry waits, and as long as that stands there which was read. */
const changeOf = ({ TableName, Key, before, after }: Change): Action => ({
	Update: {
		TableName,
		Key,
		UpdateExpression: after ? 'SET onPhone = :after' : 'REMOVE onPhone',
		ConditionExpression: `#state = :new AND ${before ? 'onPhone = :before' : 'attribute_not_exists(onPhone)'}`,
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: {
			':new': 'new',
			...(before ? { ':before': before } : {}),
			...(after ? { ':after': after } : {}),
		},
	},
});
