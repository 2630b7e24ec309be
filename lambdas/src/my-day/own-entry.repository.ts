import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { userKey } from '../platform/table/user.items.ts';
import type { OwnEntry } from './own-entry.ts';

export const ownEntry =
	(db: DynamoDBDocumentClient, TableName: string): OwnEntry =>
	async (userId) => {
		const { Item } = await db.send(new GetCommand({ TableName, Key: userKey(userId, 'AUTH'), ConsistentRead: true }));
		const isPsychologist =
			Item?.status === 'active' && Item.role !== 'client' && (Item.roles ?? []).includes('psychologist');
		return isPsychologist && typeof Item.psychologistId === 'string' ? Item.psychologistId : undefined;
	};
