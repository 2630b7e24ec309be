import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { auditPartitions } from '../platform/table/audit.items.ts';
import type { Table } from '../platform/table/dynamo.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { AuditedFacts, AuditQuery, AuditRecord, AuditStore } from './audit-store.ts';
import { newestFirst } from './newest-first.ts';

const FACTS = ['change', 'days', 'merged'] as const;

export function auditRecord(item: Item): AuditRecord {
	const { SK, at, actor, action, object, request } = item;
	const facts: AuditedFacts = Object.fromEntries(
		FACTS.filter((name) => name in item).map((name) => [name, item[name]]),
	);
	return { id: String(SK).slice(String(SK).indexOf('#') + 1), at, actor, action, object, place: SK, facts, request };
}

/** Reads the audit. Each entry is written in the transaction of the action it records, and never changed. */
export const auditRepository = (db: DynamoDBDocumentClient, TableName: string): AuditStore => ({
	async newestOf(question) {
		const shards = auditPartitions(question.day).map((partition) => newestIn({ db, TableName }, partition, question));
		return newestFirst(await Promise.all(shards), question.count);
	},
});

/** The newest of one shard, up to the limit. The table filters, page by page. */
async function newestIn(
	{ db, TableName }: Table,
	partition: string,
	question: AuditQuery,
): Promise<readonly AuditRecord[]> {
	const found: AuditRecord[] = [];
	const input = { TableName, ConsistentRead: true, ScanIndexForward: false, ...conditions(partition, question) };
	for await (const { Items = [] } of paginateQuery({ client: db }, input)) {
		found.push(...Items.map(auditRecord));
		if (found.length >= question.count) break;
	}
	return found.slice(0, question.count);
}

function conditions(partition: string, { actor, object, actions = [], before, count }: AuditQuery) {
	const wanted = Object.entries({ actor, object }).filter(([, id]) => id !== undefined);
	const kinds = actions.map((action, index) => [`:action${index}`, action] as const);
	const names = [...wanted.map(([name]) => name), ...(kinds.length === 0 ? [] : ['action'])];
	const filters = [
		...wanted.map(([name]) => `#${name} = :${name}`),
		...(kinds.length === 0 ? [] : [`#action IN (${kinds.map(([name]) => name).join(', ')})`]),
	];
	const isEarlier = before === undefined ? '' : ' AND SK < :before';
	return {
		KeyConditionExpression: `PK = :shard${isEarlier}`,
		ExpressionAttributeValues: {
			':shard': partition,
			...(before === undefined ? {} : { ':before': before }),
			...Object.fromEntries([...wanted.map(([name, id]) => [`:${name}`, id]), ...kinds]),
		},
		...(filters.length === 0
			? { Limit: count }
			: {
					FilterExpression: filters.join(' AND '),
					ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
				}),
	};
}
