import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PsychologistProfile } from '@tulia/contracts/psychologist/staff-schemas';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { scheduleKey } from '../calendar/schedule.items.ts';
import { addressIn, dereferencePictures, pictureKey, referencePictures } from '../cover/uploaded-image.items.ts';
import { uploadedImages } from '../cover/uploaded-image.repository.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import type { ProfileReplacement, PsychologistProfileStore } from './psychologist-profile-store.ts';

const NEVER_SAVED = 0;

/**
 * Writes the profile into the psychologist's item, with a version of its own: it changes no start time, so the
 * schedule's version is unchanged, and no concurrent booking or edit of hours is refused.
 */
export function psychologistProfiles(db: DynamoDBDocumentClient, TableName: string): PsychologistProfileStore {
	/** Marks a new picture as used, and the previous one as unused. */
	async function pictureActions({ before, profile }: ProfileReplacement, at: Date) {
		const [shown, next] = [pictureOf(before.profile), pictureOf(profile)];
		const known = new Set((await readItems(db, TableName, [...shown, ...next].map(pictureKey))).map(addressIn));
		const use = { TableName, user: `portrait:${before.id}` as const, before: shown, after: next, at };
		// The new picture must exist: the transaction is refused when it was deleted since it was checked.
		return {
			take: referencePictures({ ...use, known: next }),
			leave: dereferencePictures({ ...use, known }),
		};
	}
	return {
		keepsPicture: async (address) => (await uploadedImages(db, TableName).existingOf([address])).has(address),

		async replace(change, act) {
			const { take, leave } = await pictureActions(change, act.at);
			const audit = putNew(TableName, auditItemOf(act, 'psychologist_profile_changed', change.before.id));
			const actions = [profileUpdate(TableName, change), ...take, ...leave, audit];
			return transactIfUnchanged(db, actions, 1 + take.length);
		},
	};
}

const pictureOf = (profile: PsychologistProfile | undefined): ReadonlySet<string> =>
	new Set(profile?.portrait?.startsWith('/') ? [profile.portrait] : []);

const profileUpdate = (TableName: string, { before, profile }: ProfileReplacement): Action => {
	const version = before.profileVersion ?? NEVER_SAVED;
	return {
		Update: {
			TableName,
			Key: scheduleKey(before.id),
			UpdateExpression: 'SET #profile = :profile, profileVer = :next',
			ConditionExpression: `attribute_exists(PK) AND (profileVer = :before${version === NEVER_SAVED ? ' OR attribute_not_exists(profileVer)' : ''})`,
			ExpressionAttributeNames: { '#profile': 'profile' },
			ExpressionAttributeValues: { ':profile': profile, ':before': version, ':next': version + 1 },
		},
	};
};
