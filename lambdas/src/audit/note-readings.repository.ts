import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readingsBy, readingsOf } from '../platform/table/audit.items.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { userKey } from '../platform/table/user.items.ts';
import { auditRecord } from './audit.repository.ts';
import { newestFirst } from './newest-first.ts';
import type { NoteReadings, ReadingsQuestion } from './note-readings.ts';

/** Reads the entries by client or by reader, at the cost of a page for any number of entries. */
export function noteReadings(db: DynamoDBDocumentClient, TableName: string): NoteReadings {
	async function pageOf(index: 'G1' | 'G2', partition: string, { before, count }: ReadingsQuestion) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				IndexName: `GSI${index.slice(1)}`,
				KeyConditionExpression: before === undefined ? '#pk = :pk' : '#pk = :pk AND #sk < :before',
				ExpressionAttributeNames: { '#pk': `${index}PK`, ...(before === undefined ? {} : { '#sk': `${index}SK` }) },
				ExpressionAttributeValues: { ':pk': partition, ...(before === undefined ? {} : { ':before': before }) },
				ScanIndexForward: false,
				Limit: count,
			}),
		);
		return Items.map(auditRecord);
	}
	return {
		async ofClient(clientId, question) {
			const [record] = await readItems(db, TableName, [userKey(clientId, 'PROFILE')]);
			const merged: readonly { readonly id: string }[] = record?.merged ?? [];
			const ids = [clientId, ...merged.map(({ id }) => id)];
			const pages = await Promise.all(ids.map((id) => pageOf('G1', readingsOf(id), question)));
			return newestFirst(pages, question.count);
		},
		byReader: (reader, question) => pageOf('G2', readingsBy(reader), question),
	};
}
