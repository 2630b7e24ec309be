import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { scheduleKey } from '../calendar/schedule.items.ts';
import type { Action } from '../platform/table/transaction.actions.ts';

/** The edit version of a psychologist as seeded. */
export const FIRST_EDIT = 1;

/** Replaces person and hours on the previous version, and bumps the schedule version. The profile is separate. */
export function replacePsychologist(
	TableName: string,
	{ id, version, profile: _savedApart, profileVersion: _too, ...fields }: StaffPsychologist,
): Action {
	const names = Object.keys(fields);
	const before = version - 1;
	const isSeeded = before === FIRST_EDIT ? 'attribute_not_exists(#ver) OR ' : '';
	return {
		Update: {
			TableName,
			Key: scheduleKey(id),
			UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}, #ver = :next, #schedule = if_not_exists(#schedule, :none) + :one`,
			ConditionExpression: `attribute_exists(PK) AND (${isSeeded}#ver = :before)`,
			ExpressionAttributeNames: {
				...Object.fromEntries(names.map((name) => [`#${name}`, name])),
				'#ver': 'ver',
				'#schedule': 'scheduleVersion',
			},
			ExpressionAttributeValues: {
				...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
				':before': before,
				':next': version,
				':one': 1,
				':none': 0,
			},
		},
	};
}
