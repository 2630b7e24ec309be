import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { userKey } from '../platform/table/user.items.ts';

/** A bound above the number of merges in a row. */
const CHAIN = 20;

/** The remaining record after any number of merges; the id itself without one. */
export async function remainingClient(db: DynamoDBDocumentClient, TableName: string, id: string): Promise<string> {
	let current = id;
	for (let passed = 0; passed < CHAIN; passed += 1) {
		const [merged] = await readItems(db, TableName, [userKey(current, 'MERGED')]);
		if (!merged) return current;
		current = String(merged.into);
	}
	return current;
}
