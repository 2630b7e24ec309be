import {
	DeleteCommand,
	type DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
} from '@aws-sdk/lib-dynamodb';

/** A device is forgotten after so long without a log-in. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/** Devices with a successful log-in. Keys are pseudonyms: of the address, and of address and device together. */
export interface KnownDevices {
	has(emailPseudonym: string, devicePseudonym: string, now: Date): Promise<boolean>;
	/** Adds the device, or renews it. */
	remember(emailPseudonym: string, devicePseudonym: string, now: Date): Promise<void>;
	/** Forgets all devices after a new password, because the old one may have been known to others. */
	forgetAll(emailPseudonym: string): Promise<void>;
}

const partitionOf = (email: string): string => `DEVICES#${email}`;
const keyOf = (email: string, device: string) => ({ PK: partitionOf(email), SK: `D#${device}` });
const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Known devices, stored in DynamoDB. */
export const knownDevices = (db: DynamoDBDocumentClient, TableName: string): KnownDevices => ({
	async has(email, device, now) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: keyOf(email, device), ConsistentRead: true }));
		return Number(Item?.ttl ?? 0) > seconds(now);
	},
	async remember(email, device, now) {
		const Item = { ...keyOf(email, device), entity: 'known-device', ttl: seconds(now) + KNOWN_SECONDS };
		await db.send(new PutCommand({ TableName, Item }));
	},
	async forgetAll(email) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead: true,
				KeyConditionExpression: 'PK = :partition',
				ExpressionAttributeValues: { ':partition': partitionOf(email) },
			}),
		);
		await Promise.all(Items.map(({ PK, SK }) => db.send(new DeleteCommand({ TableName, Key: { PK, SK } }))));
	},
});
