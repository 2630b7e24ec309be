import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import type { LaunchStore } from './launch-store.ts';

const PARTITION = 'LAUNCH#CENTRE';

/** Ticks of the launch checklist, stored in DynamoDB: one item each, so that staff can tick different ones at once. */
export const launchRepository = (db: DynamoDBDocumentClient, TableName: string): LaunchStore => ({
	async ticks() {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :launch',
				ExpressionAttributeValues: { ':launch': PARTITION },
			}),
		);
		return Items.map(({ SK, by, at }) => ({ item: SK, by, at }));
	},

	async tick(item, context) {
		const entry = { PK: PARTITION, SK: item, entity: 'launch-tick', by: context.actor, at: context.at.toISOString() };
		const audit = putNew(TableName, auditItemOf(context, 'launch_item_ticked', item));
		const isFirst = await transactIfUnchanged(db, [putNew(TableName, entry), audit]);
		return isFirst ? ok(undefined) : refuse('changed_meanwhile');
	},

	async untick(item, context) {
		const Delete = { TableName, Key: { PK: PARTITION, SK: item }, ConditionExpression: 'attribute_exists(PK)' };
		const audit = putNew(TableName, auditItemOf(context, 'launch_item_unticked', item));
		const wasThere = await transactIfUnchanged(db, [{ Delete }, audit]);
		return wasThere ? ok(undefined) : refuse('changed_meanwhile');
	},
});
