import type { Settings } from './profile-store.ts';

/** The key of the centre's record. */
export const PROFILE_KEY = { PK: 'PROFILE#CENTRE', SK: 'P' } as const;

/** Replaces the record, conditional on the previous version, or saves the first one. */
export const settingsPut = (TableName: string, { profile, ownHours, version }: Settings) => ({
	Put: {
		TableName,
		Item: { ...PROFILE_KEY, entity: 'profile', profile, ownHours, ver: version },
		...(version === 1
			? { ConditionExpression: 'attribute_not_exists(PK)' }
			: { ConditionExpression: 'ver = :before', ExpressionAttributeValues: { ':before': version - 1 } }),
	},
});
