import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { endpointFacts } from '@tulia/contracts/endpoint-facts';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { noticeReachOf, openedEmail } from '../client/reach.items.ts';
import { staffListKey } from '../identity/account/staff-list.actions.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { takesTexts } from '../platform/phone-number.ts';
import { rolesIn } from '../platform/staff-roles.ts';
import { readItems } from '../platform/table/read-items.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { StaffReach, StaffReachStore } from './staff-reach.ts';

/** Reads staff who may answer the inbox, with their contact details for on-duty alerts. */
export function staffReach(
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>,
): StaffReachStore {
	async function found(ids: readonly string[], may: (roles: readonly StaffRole[]) => boolean) {
		const keys = ids.flatMap((id) => [userKey(id, 'PROFILE'), userKey(id, 'AUTH')]);
		const items = await readItems(db, TableName, keys);
		const cipher = await openCipher();
		const partOf = (id: string, part: 'PROFILE' | 'AUTH') =>
			items.find(({ PK, SK }) => PK === userKey(id, part).PK && SK === part);
		return ids.flatMap((id) => {
			const [profile, auth] = [partOf(id, 'PROFILE'), partOf(id, 'AUTH')];
			if (!profile || auth?.status !== 'active') return [];
			const roles = rolesIn(auth);
			return may(roles) ? [reachedBy(profile, roles, cipher)] : [];
		});
	}
	/** Accounts on the list; some may have left. */
	async function listed(...sets: readonly ('ids' | 'otherIds')[]): Promise<readonly string[]> {
		const { Item } = await db.send(new GetCommand({ TableName, Key: staffListKey, ConsistentRead: true }));
		return [...new Set(sets.flatMap((set) => [...(Item?.[set] ?? [])].map(String)))].sort();
	}
	return {
		owners: async () => found(await listed('ids'), (roles) => roles.includes('owner')),
		inboxReaders: async () => found(await listed('ids', 'otherIds'), readsInbox),
		inboxReadersOf: (ids) => found(ids, readsInbox),
	};
}

/** Whether these roles may read the inbox, by the rule of the contract. */
const readsInbox = (roles: readonly StaffRole[]): boolean =>
	roles.some((role) => endpointFacts.listInbox.roles?.includes(role));

function reachedBy(profile: Item, roles: readonly StaffRole[], cipher: Pick<FieldCipher, 'decrypt'>): StaffReach {
	const takesMail = profile.emailVerified === true && profile.emailUndeliverable !== true;
	const email = takesMail ? openedEmail(profile, cipher) : '';
	const { phone } = noticeReachOf(profile, cipher);
	const isConfirmed = phone?.proof === 'code' && takesTexts(phone.number);
	return {
		userId: String(profile.id),
		name: String(profile.name),
		roles,
		...(email === '' ? {} : { email }),
		...(phone !== undefined && isConfirmed ? { phone: phone.number } : {}),
		...(profile.language === 'sw' ? { language: 'sw' } : {}),
	};
}
