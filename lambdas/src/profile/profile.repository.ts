import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { writeRaisingSchedules } from '../psychologist/raise-schedules.repository.ts';
import type { ProfileStore } from './profile-store.ts';

const KEY = { PK: 'PROFILE#CENTRE', SK: 'P' } as const;

/** The only module that knows where the centre's record lies. It is read and written whole, so it is one attribute. */
export const profileRepository = (db: DynamoDBDocumentClient, TableName: string): ProfileStore => {
	const read = async (ConsistentRead: boolean) =>
		(await db.send(new GetCommand({ TableName, Key: KEY, ConsistentRead }))).Item?.profile;
	return {
		read: () => read(false),
		readLatest: () => read(true),
		async save(profile) {
			// It holds the opening hours.
			const Item = { ...KEY, entity: 'profile', profile };
			await writeRaisingSchedules(db, TableName, [{ Put: { TableName, Item } }]);
		},
	};
};
