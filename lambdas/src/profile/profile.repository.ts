import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import { writeAndBumpSchedules } from '../calendar/bump-schedule-versions.repository.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import type { Item as StoredItem } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import type { ProfileStore, Settings, SettingsReplacement } from './profile-store.ts';
import { PROFILE_KEY as KEY, settingsPut } from './settings.actions.ts';

/** The only module that knows how the centre's record is stored: as one attribute, read and written whole. */
export const profileRepository = (db: DynamoDBDocumentClient, TableName: string): ProfileStore => {
	const read = async (ConsistentRead: boolean) =>
		(await db.send(new GetCommand({ TableName, Key: KEY, ConsistentRead }))).Item;
	return {
		read: async () => (await read(false))?.profile,
		async readCurrency() {
			const currency = {
				ProjectionExpression: '#profile.currency',
				ExpressionAttributeNames: { '#profile': 'profile' },
			};
			const { Item } = await db.send(new GetCommand({ TableName, Key: KEY, ...currency }));
			return Item?.profile?.currency;
		},
		readLatest: async () => (await read(true))?.profile,
		async readSettings() {
			const item = await read(true);
			return item && { profile: item.profile, ownHours: ruleOf(item), version: item.ver };
		},
		readOwnHoursRule: async () => ruleOf(await read(true)),
		async save(profile) {
			const before = await read(true);
			const version = 1 + Number(before?.ver ?? 0);
			const Item = { ...KEY, entity: 'profile', profile, ownHours: ruleOf(before), ver: version };
			await writeAndBumpSchedules(db, TableName, [{ Put: { TableName, Item } }]);
		},
		async replace(after, how) {
			try {
				await writeAndBumpSchedules(db, TableName, [
					settingsPut(TableName, after),
					...entriesOf(after, how).map((Item) => ({ Put: { TableName, Item } })),
				]);
				return ok(undefined);
			} catch (error) {
				if (isConditionFailure(error, 0)) return refuse('changed_meanwhile');
				throw error;
			}
		},
	};
};

const ruleOf = (item: StoredItem | undefined): OwnHoursRule => item?.ownHours ?? 'ask_first';

function entriesOf({ ownHours }: Settings, { by, ruleEntryId }: SettingsReplacement) {
	const changed = auditItem({ ...by, action: 'settings_changed', object: 'centre' });
	if (ruleEntryId === undefined) return [changed];
	const action = ownHours === 'at_once' ? 'own_hours_at_once' : 'own_hours_ask_first';
	return [changed, auditItem({ ...by, id: ruleEntryId, action, object: 'centre' })];
}
