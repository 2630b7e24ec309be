import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { auditPartitions } from '../platform/table/audit.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { AuditQuery, AuditRecord, AuditStore } from './audit-store.ts';
import { newestFirst } from './newest-first.ts';

const toAction = ({ SK, at, actor, action, object, merged, moved, request }: Item): AuditRecord => ({
	id: String(SK).slice(String(SK).indexOf('#') + 1),
	at,
	actor,
	action,
	object,
	place: SK,
	...(merged === undefined ? {} : { merged }),
	...(moved === undefined ? {} : { moved }),
	...(request === undefined ? {} : { request }),
});

/** Reads the audit. Each entry is written in the transaction of the action it records, and never changed. */
export const auditRepository = (db: DynamoDBDocumentClient, TableName: string): AuditStore => ({
	async newestOf(question) {
		const shards = auditPartitions(question.day).map((partition) => newestIn(db, TableName, partition, question));
		return newestFirst(await Promise.all(shards), question.count);
	},
});

/** The newest of one shard that fit. What does not fit is passed over by the table, page by page. */
async function newestIn(
	db: DynamoDBDocumentClient,
	TableName: string,
	partition: string,
	question: AuditQuery,
): Promise<readonly AuditRecord[]> {
	const found: AuditRecord[] = [];
	let ExclusiveStartKey: Item | undefined;
	do {
		const page = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				ScanIndexForward: false,
				...conditions(partition, question),
				ExclusiveStartKey,
			}),
		);
		found.push(...(page.Items ?? []).map(toAction));
		ExclusiveStartKey = page.LastEvaluatedKey;
	} while (ExclusiveStartKey && found.length < question.count);
	return found.slice(0, question.count);
}

function conditions(partition: string, { actor, object, before, count }: AuditQuery) {
	const wanted = Object.entries({ actor, object }).filter(([, id]) => id !== undefined);
	const isEarlier = before === undefined ? '' : ' AND SK < :before';
	return {
		KeyConditionExpression: `PK = :shard${isEarlier}`,
		ExpressionAttributeValues: {
			':shard': partition,
			...(before === undefined ? {} : { ':before': before }),
			...Object.fromEntries(wanted.map(([name, id]) => [`:${name}`, id])),
		},
		...(wanted.length === 0
			? { Limit: count }
			: {
					FilterExpression: wanted.map(([name]) => `#${name} = :${name}`).join(' AND '),
					ExpressionAttributeNames: Object.fromEntries(wanted.map(([name]) => [`#${name}`, name])),
				}),
	};
}
