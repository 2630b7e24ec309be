import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '../table/transaction.ts';

const key = { PK: 'KEY#FIELD', SK: '1' };

/** Where the one wrapped data key of the encrypted fields is kept. */
export interface FieldKeyStore {
	read(): Promise<Uint8Array | undefined>;
	/** Keeps `wrapped` unless another process was first; answers the one that is kept. */
	keepFirst(wrapped: Uint8Array): Promise<Uint8Array>;
}

export function fieldKeyRepository(db: DynamoDBDocumentClient, TableName: string): FieldKeyStore {
	const read = async (): Promise<Uint8Array | undefined> => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
		return Item?.wrapped instanceof Uint8Array ? Item.wrapped : undefined;
	};
	return {
		read,
		async keepFirst(wrapped) {
			const Item = { ...key, entity: 'field-key', wrapped };
			try {
				await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
				return wrapped;
			} catch (error) {
				if (!isConditionFailure(error)) throw error;
				const stored = await read();
				if (!stored) throw error;
				return stored;
			}
		},
	};
}
