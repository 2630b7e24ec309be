import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../platform/table/transaction.ts';

interface Versioned {
	readonly PK: string;
	readonly SK: string;
	readonly entity: string;
	/** From 1. */
	readonly ver: number;
}

/** Puts an item in place of its version before; the first only where there is none. False when somebody was faster. */
export async function replaceOnVersion(
	db: DynamoDBDocumentClient,
	TableName: string,
	Item: Versioned,
): Promise<boolean> {
	const isFirst = Item.ver === 1;
	try {
		await db.send(
			new PutCommand({
				TableName,
				Item,
				ConditionExpression: isFirst ? 'attribute_not_exists(PK)' : 'ver = :read',
				...(isFirst ? {} : { ExpressionAttributeValues: { ':read': Item.ver - 1 } }),
			}),
		);
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}
