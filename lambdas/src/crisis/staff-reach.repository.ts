import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { noticeReachOf, openedEmail } from '../client/reach.items.ts';
import { ownersKey } from '../identity/account/account.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { takesTexts } from '../platform/phone-number.ts';
import { rolesIn } from '../platform/staff-roles.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { StaffReach, StaffReachStore } from './staff-reach.ts';

/** Reads who works here, and how each can be told that somebody may be in danger. */
export function staffReach(
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>,
): StaffReachStore {
	async function staff(ids: readonly string[]): Promise<readonly StaffReach[]> {
		const keys = ids.flatMap((id) => [userKey(id, 'PROFILE'), userKey(id, 'AUTH')]);
		const items = await readItems(db, TableName, keys);
		const cipher = await openCipher();
		const partOf = (id: string, part: 'PROFILE' | 'AUTH') =>
			items.find(({ PK, SK }) => PK === userKey(id, part).PK && SK === part);
		return ids.flatMap((id) => {
			const [profile, auth] = [partOf(id, 'PROFILE'), partOf(id, 'AUTH')];
			return profile && auth && worksHere(auth) ? [reachedBy(profile, cipher)] : [];
		});
	}
	return {
		staff,
		async owners() {
			const { Item } = await db.send(new GetCommand({ TableName, Key: ownersKey, ConsistentRead: true }));
			return staff([...(Item?.ids ?? [])].map(String).sort());
		},
	};
}

const worksHere = (auth: Item): boolean => rolesIn(auth).length > 0 && auth.status === 'active';

function reachedBy(profile: Item, cipher: Pick<FieldCipher, 'decrypt'>): StaffReach {
	const takesMail = profile.emailVerified === true && profile.emailUndeliverable !== true;
	const email = takesMail ? openedEmail(profile, cipher) : '';
	const { phone } = noticeReachOf(profile, cipher);
	const isConfirmed = phone?.proof === 'code' && takesTexts(phone.number);
	return {
		userId: String(profile.id),
		name: String(profile.name),
		...(email === '' ? {} : { email }),
		...(phone !== undefined && isConfirmed ? { phone: phone.number } : {}),
		...(profile.language === 'sw' ? { language: 'sw' } : {}),
	};
}
