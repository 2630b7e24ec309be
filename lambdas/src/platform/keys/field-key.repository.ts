import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../table/stored-item.ts';
import { isConditionFailure } from '../table/transaction.ts';
import type { FieldKeyStore, LaterKey, WrappedKeys } from './field-key-store.ts';

const key = { PK: 'KEY#FIELD', SK: '1' };

const wrappedKeys = ({ wrapped, later = [], retired = [], ver = 0 }: Item): WrappedKeys | undefined =>
	wrapped instanceof Uint8Array ? { first: wrapped, later, retired, ver } : undefined;

/** The only module that knows how the wrapped data keys are stored in the table. */
export function fieldKeyRepository(db: DynamoDBDocumentClient, TableName: string): FieldKeyStore {
	const read = async (): Promise<WrappedKeys | undefined> => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
		return Item && wrappedKeys(Item);
	};
	/** Writes both lists, conditional on the version that was read. */
	const replace = async ({ ver }: WrappedKeys, later: readonly LaterKey[], retired: readonly number[]) => {
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: key,
					UpdateExpression: 'SET later = :later, retired = :retired, ver = :next',
					ConditionExpression: ver === 0 ? 'attribute_exists(PK) AND attribute_not_exists(ver)' : 'ver = :ver',
					ExpressionAttributeValues: {
						':later': later,
						':retired': retired,
						':next': ver + 1,
						...(ver === 0 ? {} : { ':ver': ver }),
					},
				}),
			);
			return true;
		} catch (error) {
			if (isConditionFailure(error)) return false;
			throw error;
		}
	};
	return {
		read,
		async keepFirst(wrapped) {
			const Item = { ...key, entity: 'field-key', wrapped };
			try {
				await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
				return { first: wrapped, later: [], retired: [], ver: 0 };
			} catch (error) {
				if (!isConditionFailure(error)) throw error;
				const stored = await read();
				if (!stored) throw error;
				return stored;
			}
		},
		add: (known, added) => replace(known, [...known.later, added], known.retired),
		retire: (known, version) =>
			replace(
				known,
				known.later.filter((one) => one.version !== version),
				[...known.retired, version],
			),
	};
}
