import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { userKey } from '../platform/table/user.items.ts';

/** More records than anybody merges into one another in a row. */
const CHAIN = 20;

/** The record that stays where this one was merged into another, and that one perhaps into a third; else the id itself. */
export async function remainingClient(db: DynamoDBDocumentClient, TableName: string, id: string): Promise<string> {
	let current = id;
	for (let passed = 0; passed < CHAIN; passed += 1) {
		const [merged] = await readItems(db, TableName, [userKey(current, 'MERGED')]);
		if (!merged) return current;
		current = String(merged.into);
	}
	return current;
}
