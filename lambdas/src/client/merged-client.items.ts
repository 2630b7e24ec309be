import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { Merge, MergedRecord } from './merged-record.ts';

/** Replaces the merged record, so that its old address leads to the remaining one. */
export const mergedItem = (merge: Merge) => ({ ...userKey(merge.id, 'MERGED'), entity: 'merged-client', ...merge });

export const mergeOf = ({ id, into, at, state, coming = [] }: Item): Merge => ({ id, into, at, state, coming });

/** A merged record as stored in the remaining record, sealed with the id of the remaining one. */
export const sealedMergedRecord = (
	{ email, phone, reason, replaced, ...open }: MergedRecord,
	keptId: string,
	{ encrypt }: Pick<FieldCipher, 'encrypt'>,
): Item => ({
	...open,
	...(email === '' ? {} : { email: encrypt(email, keptId) }),
	...(phone === undefined ? {} : { phone: encrypt(phone, keptId) }),
	...(reason === undefined ? {} : { reason: encrypt(reason, keptId) }),
	...(replaced === undefined ? {} : { replaced: encrypt(JSON.stringify(replaced), keptId) }),
});

/** The records merged into this one, oldest first. */
export const mergedRecords = ({ id: keptId, merged = [] }: Item, cipher: Pick<FieldCipher, 'decrypt'>) =>
	(merged as readonly Item[]).map((one): MergedRecord => {
		const { id, at, by, name, emailVerified, visits, email, phone, reason, replaced } = one;
		return {
			...{ id, at, by, name, emailVerified, visits },
			email: email === undefined ? '' : cipher.decrypt(email, keptId),
			...(phone === undefined ? {} : { phone: cipher.decrypt(phone, keptId) as PhoneNumber }),
			...(reason === undefined ? {} : { reason: cipher.decrypt(reason, keptId) }),
			...(replaced === undefined ? {} : { replaced: JSON.parse(cipher.decrypt(replaced, keptId)) }),
		};
	});

/** Former details, by which the client is still found. */
export const formerlyKnownAs = (record: Item, cipher: Pick<FieldCipher, 'decrypt'>) =>
	mergedRecords(record, cipher)
		.flatMap(({ replaced, ...other }) => [other, ...(replaced === undefined ? [] : [replaced])])
		.map(({ name, email, phone }) => ({ name, email, phone }));
