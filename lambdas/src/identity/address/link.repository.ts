import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { LINK_LIFE_MS, type LinkKind, type LinkStore } from './link.ts';

/** Invitations share the keys of reset links, and changes of address those of confirmations: one lookup finds both. */
const PREFIX: Record<LinkKind, string> = { reset: 'RESET', invite: 'RESET', confirm: 'CONFIRM', change: 'CONFIRM' };

/** A link's key is the hash of its token, so the table reveals no usable link. */
export const linkKey = (kind: LinkKind, hash: string) => ({ PK: `${PREFIX[kind]}#${hash}`, SK: 'LINK' });

/** Links of mails, stored in DynamoDB. */
export const linkRepository = (db: DynamoDBDocumentClient, TableName: string): LinkStore => ({
	async keep(kind, { hash, userId, version, address, change }, now) {
		const expiresAt = now.getTime() + LINK_LIFE_MS[kind];
		const Item = {
			...linkKey(kind, hash),
			entity: 'link',
			userId,
			version,
			...(address === undefined ? {} : { address }),
			...(change === undefined ? {} : { change }),
			expiresAt,
			ttl: Math.ceil(expiresAt / 1000),
		};
		await db.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
	},
	async find(kind, hash, now) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: linkKey(kind, hash), ConsistentRead: true }));
		if (!Item || Number(Item.expiresAt) <= now.getTime()) return undefined;
		return {
			hash,
			userId: String(Item.userId),
			version: Number(Item.version),
			expiresAt: Number(Item.expiresAt),
			...(Item.address === undefined ? {} : { address: String(Item.address) }),
			...(Item.change === undefined ? {} : { change: Number(Item.change) }),
		};
	},
});
