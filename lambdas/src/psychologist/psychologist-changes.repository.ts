import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { PSYCHOLOGISTS, scheduleKey } from '../calendar/schedule.items.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { retryConflicts } from '../platform/table/retry-conflicts.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { FIRST_EDIT, replacePsychologist } from './psychologist.actions.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';

const toStaff = (item: Item): StaffPsychologist => ({
	id: item.id,
	name: item.name,
	serviceIds: item.serviceIds ?? [],
	active: item.active,
	weeklyHours: item.weeklyHours ?? {},
	breaks: item.breaks ?? {},
	timeOff: item.timeOff ?? [],
	version: item.ver ?? FIRST_EDIT,
	...(item.profile ? { profile: item.profile, profileVersion: item.profileVer ?? 0 } : {}),
});

/**
 * Staff's changes of psychologists. An edit has a version of its own: that of the schedule is incremented by every
 * closure and service too, and would refuse edits without a real conflict.
 */
export const psychologistChanges = (db: DynamoDBDocumentClient, TableName: string): StaffPsychologistStore => {
	type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;
	const write = async <R extends string>(TransactItems: Actions, refusal: R) => {
		try {
			await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
			return ok(undefined);
		} catch (error) {
			if (isConditionFailure(error, 0)) return refuse(refusal);
			throw error;
		}
	};
	return {
		async listStaff() {
			const { Items = [] } = await db.send(
				new QueryCommand({
					TableName,
					ConsistentRead: true,
					KeyConditionExpression: 'PK = :psychologists',
					ExpressionAttributeValues: { ':psychologists': PSYCHOLOGISTS },
				}),
			);
			return Items.map(toStaff);
		},

		create({ version, ...psychologist }, by) {
			const key = scheduleKey(psychologist.id);
			const Item = { ...key, entity: 'psychologist', ...psychologist, scheduleVersion: 1, ver: version };
			const audit = auditItem({ ...by, action: 'psychologist_created', object: psychologist.id });
			const Put = { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' };
			return write([{ Put }, { Put: { TableName, Item: audit } }], 'id_taken');
		},

		replace(after, by, action = 'psychologist_changed') {
			const audit = auditItem({ ...by, action, object: after.id });
			return write([replacePsychologist(TableName, after), { Put: { TableName, Item: audit } }], 'changed_meanwhile');
		},
	};
};
