import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import type { PhoneState, PhoneStates } from './phone-state.ts';

/** One item per number, under its pseudonym: the table does not reveal numbers. */
export const phoneStates = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>,
): PhoneStates => {
	const keyOf = async (number: PhoneNumber) => ({
		PK: `PHONE#${(await openCipher()).pseudonym('phone', number)}`,
		SK: 'STATE',
	});
	const update = async (number: PhoneNumber, change: PhoneChange): Promise<void> => {
		try {
			await db.send(
				new UpdateCommand({
					TableName,
					Key: await keyOf(number),
					UpdateExpression: `SET entity = :entity${change.set ?? ''}${change.remove ?? ''}`,
					ConditionExpression: change.condition,
					ExpressionAttributeValues: { ':entity': 'phone', ...change.values },
				}),
			);
		} catch (error) {
			// A later event is stored already.
			if (!isConditionFailure(error)) throw error;
		}
	};
	return {
		async find(number) {
			const { Item } = await db.send(new GetCommand({ TableName, Key: await keyOf(number), ConsistentRead: true }));
			return Item ? stateOf(Item) : {};
		},
		stop: (number, by, at) => update(number, { ...STOP, values: { ':at': at, ':by': by } }),
		start: (number, at) => update(number, { ...START, values: { ':at': at } }),
		flagUndeliverable: (number, at) => update(number, { ...UNDELIVERABLE, values: { ':at': at } }),
		reached: (number, at) => update(number, { ...REACHED, values: { ':at': at } }),
		async forget(number) {
			await db.send(new DeleteCommand({ TableName, Key: await keyOf(number) }));
		},
	};
};

const STOP = {
	set: ', stoppedSince = :at, stoppedBy = :by, wordAt = :at',
	condition: 'attribute_not_exists(stoppedSince) AND (attribute_not_exists(wordAt) OR wordAt < :at)',
};
const START = {
	set: ', wordAt = :at',
	remove: ' REMOVE stoppedSince, stoppedBy',
	condition: 'attribute_not_exists(wordAt) OR wordAt < :at',
};
const UNDELIVERABLE = {
	set: ', undeliverableSince = :at',
	condition: 'attribute_not_exists(undeliverableSince) AND (attribute_not_exists(reachedAt) OR reachedAt < :at)',
};
const REACHED = {
	set: ', reachedAt = :at',
	remove: ' REMOVE undeliverableSince',
	condition: 'undeliverableSince < :at',
};

interface PhoneChange {
	readonly set?: string;
	readonly remove?: string;
	readonly condition: string;
	readonly values: Readonly<Record<string, string>>;
}

const stateOf = ({ stoppedSince, stoppedBy, undeliverableSince }: Readonly<Record<string, unknown>>): PhoneState => ({
	...(typeof stoppedSince === 'string' ? { stoppedSince } : {}),
	...(stoppedBy === 'sms' || stoppedBy === 'account' || stoppedBy === 'carrier' ? { stoppedBy } : {}),
	...(typeof undeliverableSince === 'string' ? { undeliverableSince } : {}),
});
