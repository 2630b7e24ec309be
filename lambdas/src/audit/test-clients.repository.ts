import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { smokeClientKey } from '../platform/table/smoke-client.items.ts';
import type { NamesOfThings } from './named-things.ts';

/** Which ids were clients of a smoke test, from items that only the test itself can write. */
export const testClientsAmong =
	(db: DynamoDBDocumentClient, TableName: string): NamesOfThings['testClients'] =>
	async (ids) => {
		const noted = await readItems(db, TableName, ids.map(smokeClientKey), 'recent');
		return new Set(noted.map(({ userId }) => String(userId)));
	};
