import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { writeAndBumpSchedules } from '../calendar/bump-schedule-versions.repository.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import type { ProfileStore } from './profile-store.ts';

const KEY = { PK: 'PROFILE#CENTRE', SK: 'P' } as const;

/** The only module that knows where the centre's record lies. It is read and written whole, so it is one attribute. */
export const profileRepository = (db: DynamoDBDocumentClient, TableName: string): ProfileStore => {
	const read = async (ConsistentRead: boolean) =>
		(await db.send(new GetCommand({ TableName, Key: KEY, ConsistentRead }))).Item;
	return {
		read: async () => (await read(false))?.profile,
		readLatest: async () => (await read(true))?.profile,
		async readSettings() {
			const item = await read(true);
			return item && { profile: item.profile, version: item.ver };
		},
		async save(profile) {
			const version = 1 + Number((await read(true))?.ver ?? 0);
			const Item = { ...KEY, entity: 'profile', profile, ver: version };
			await writeAndBumpSchedules(db, TableName, [{ Put: { TableName, Item } }]);
		},
		async replace({ profile, version }, by) {
			const isFirst = version === 1;
			const Put = {
				TableName,
				Item: { ...KEY, entity: 'profile', profile, ver: version },
				ConditionExpression: isFirst ? 'attribute_not_exists(PK)' : 'ver = :before',
				...(isFirst ? {} : { ExpressionAttributeValues: { ':before': version - 1 } }),
			};
			const audit = auditItem({ ...by, action: 'settings_changed', object: 'centre' });
			try {
				await writeAndBumpSchedules(db, TableName, [{ Put }, { Put: { TableName, Item: audit } }]);
				return ok(undefined);
			} catch (error) {
				if (isConditionFailure(error, 0)) return refuse('changed_meanwhile');
				throw error;
			}
		},
	};
};
