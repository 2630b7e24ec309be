import { DeleteCommand, type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../platform/table/read-items.repository.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { addressIn, pictureKey, UNREFERENCED, unreferencedSince } from './uploaded-image.items.ts';
import type { UploadedImageStore } from './uploaded-image-store.ts';

/** Longer than any function runs: after it a lock is stale, and another sweep may take over. */
const LOCK_MS = 60_000;
/** Pictures per sweep, which runs each minute. */
const AT_A_TIME = 10;

interface PictureChange {
	readonly update: string;
	readonly condition: string;
	readonly values: Readonly<Record<string, string>>;
}

/** False when the condition fails. */
async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
	try {
		await write;
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

/** A picture is registered unless it is being removed. */
const registration = (address: string, at: Date): PictureChange => ({
	update: 'SET entity = :picture, G1PK = :loose, G1SK = :since REMOVE going',
	condition: 'attribute_not_exists(going) OR going < :dead',
	values: {
		':picture': 'picture',
		':loose': UNREFERENCED,
		':since': unreferencedSince(address, at),
		':dead': new Date(at.getTime() - LOCK_MS).toISOString(),
	},
});

export function uploadedImages(db: DynamoDBDocumentClient, TableName: string): UploadedImageStore {
	const change = (address: string, { update, condition, values }: PictureChange) =>
		unlessRefused(
			db.send(
				new UpdateCommand({
					TableName,
					Key: pictureKey(address),
					UpdateExpression: update,
					ConditionExpression: condition,
					...(condition.includes('#users') ? { ExpressionAttributeNames: { '#users': 'users' } } : {}),
					ExpressionAttributeValues: values,
				}),
			),
		);
	return {
		register: (address, at) => change(address, registration(address, at)),
		async existingOf(addresses) {
			const items = await readItems(db, TableName, [...new Set(addresses)].map(pictureKey));
			const existing = items.filter(({ going }) => going === undefined);
			return new Set(existing.map(addressIn));
		},
		async findUnreferenced(then) {
			const { Items = [] } = await db.send(
				new QueryCommand({
					TableName,
					IndexName: 'GSI1',
					KeyConditionExpression: 'G1PK = :loose AND G1SK < :then',
					ExpressionAttributeValues: { ':loose': UNREFERENCED, ':then': then.toISOString() },
					Limit: AT_A_TIME,
				}),
			);
			return Items.map(addressIn);
		},
		lock: (address, then, at) =>
			change(address, {
				update: 'SET going = :at',
				condition: 'attribute_not_exists(#users) AND G1SK < :then',
				values: { ':then': then.toISOString(), ':at': at.toISOString() },
			}),
		async forget(address, at) {
			await unlessRefused(
				db.send(
					new DeleteCommand({
						TableName,
						Key: pictureKey(address),
						ConditionExpression: 'going = :at',
						ExpressionAttributeValues: { ':at': at.toISOString() },
					}),
				),
			);
		},
		async markReferenced(address, then) {
			await change(address, {
				update: 'REMOVE G1PK, G1SK',
				condition: 'attribute_exists(#users) AND G1SK < :then',
				values: { ':then': then.toISOString() },
			});
		},
	};
}
