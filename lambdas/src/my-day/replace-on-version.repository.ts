import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../platform/table/transaction.ts';

interface Versioned {
	readonly PK: string;
	readonly SK: string;
	readonly entity: string;
	/** From 1. */
	readonly ver: number;
}

/** Replaces the previous version of an item; the first only when there is none. False on a version conflict. */
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
