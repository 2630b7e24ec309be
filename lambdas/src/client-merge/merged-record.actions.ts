import { sealedMergedRecord } from '../client/merged-client.items.ts';
import type { MergedRecord } from '../client/merged-record.ts';
import { phoneAttributes } from '../client/reach.items.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { Item } from '../platform/table/stored-item.ts';
import type { Action } from '../platform/table/transaction.actions.ts';
import { userKey } from '../platform/table/user.items.ts';
import type { MergingClient } from './merge-decision.ts';
import type { NewMerge } from './merge-store.ts';

/** Both stored records, and the ciphertexts for the result. */
export interface SealedMerge {
	readonly keptItem: Item;
	readonly otherItem: Item;
	/** Pseudonyms of the two addresses; undefined when there is none. */
	readonly keptAddress: string | undefined;
	readonly otherAddress: string | undefined;
	readonly cipher: FieldCipher;
}

/** The attributes that describe an address; a merge moves them with it. */
const OF_ADDRESS = [
	'emailVerified',
	'emailUndeliverable',
	'emailUndeliverableSince',
	'emailUndeliverableReason',
	'ignoresSuppression',
] as const;

/** The remaining record, conditional on what was read. */
export function keptRecord(merge: NewMerge, sealed: SealedMerge, TableName: string): Action {
	const { kept, other, plan } = merge;
	const { keptItem, otherItem, cipher } = sealed;
	const { name, phone, notices, consents } = plan;
	const wanted: Item = {
		...{
			name,
			notices,
			consents,
			phone: undefined,
			phoneProof: undefined,
			phoneSince: undefined,
			phoneLostSince: undefined,
			phoneName: undefined,
		},
		...(phone === undefined ? {} : phoneAttributes(phone, kept.id, cipher)),
		...(plan.takesAddress ? addressFrom(merge, sealed) : {}),
		language: keptItem.language ?? otherItem.language,
		identified: keptItem.identified ?? otherItem.identified,
		merged: [
			...(keptItem.merged ?? []),
			...mergedBefore(otherItem, kept.id, cipher),
			sealedMergedRecord(ceased(merge), kept.id, cipher),
		],
		merging: other.id,
		recordVer: kept.version + 1,
	};
	return update(TableName, kept, { wanted, asRead: keptItem });
}

/** Takes the other record off the index. Its attributes are needed until all its items have moved. */
export const otherRecord = ({ other }: NewMerge, { otherItem }: SealedMerge, TableName: string): Action =>
	update(TableName, other, {
		wanted: { G1PK: undefined, G1SK: undefined, recordVer: other.version + 1 },
		asRead: otherItem,
	});

function addressFrom({ kept, other, now }: NewMerge, { otherItem, cipher }: SealedMerge): Item {
	return {
		...Object.fromEntries(OF_ADDRESS.map((name) => [name, otherItem[name]])),
		emailChange: undefined,
		email: cipher.encrypt(other.email, kept.id),
		emailSetAt: now.toISOString(),
	};
}

function ceased(merge: NewMerge): MergedRecord {
	const { other, actor, reason, visits, now } = merge;
	const { id, name, email, emailVerified, phone } = other;
	return {
		...{ id, at: now.toISOString(), by: actor, name, email, emailVerified, visits },
		...(phone === undefined ? {} : { phone: phone.number }),
		...(reason === undefined ? {} : { reason }),
		...replacedBy(merge),
	};
}

/** Facts that the remaining record loses; staff still find it by them. */
function replacedBy({ kept, plan }: NewMerge): Pick<MergedRecord, 'replaced'> {
	const { name, email, phone } = kept;
	const stays = plan.name === name && !plan.takesAddress && plan.phone?.number === phone?.number;
	return stays ? {} : { replaced: { name, email, ...(phone === undefined ? {} : { phone: phone.number }) } };
}

/** Merges into the other record, encrypted again with the id of the remaining one. */
const mergedBefore = ({ id, merged = [] }: Item, keptId: string, { encrypt, decrypt }: FieldCipher): readonly Item[] =>
	(merged as readonly Item[]).map((one) => ({
		...one,
		...Object.fromEntries(
			['email', 'phone', 'reason', 'replaced']
				.filter((field) => one[field] !== undefined)
				.map((field) => [field, encrypt(decrypt(one[field], id), keptId)]),
		),
	}));

interface RecordUpdate {
	readonly wanted: Item;
	readonly asRead: Item;
}

/** Conditional on the version, address and confirmation that were read; the record must be open, not merging. */
function update(TableName: string, { id }: MergingClient, { wanted, asRead }: RecordUpdate): Action {
	const read = Object.fromEntries(
		['recordVer', 'email', 'emailVerified', 'consents'].map((name) => [name, asRead[name]]),
	);
	const [sets, gone] = [true, false].map((isSet) =>
		Object.entries(wanted).filter(([, value]) => (value !== undefined) === isSet),
	);
	const removed = (gone ?? []).map(([name]) => `#${name}`).join(', ');
	const conditions = Object.entries(read).map(([name, value]) =>
		value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :read_${name}`,
	);
	const known = Object.entries(read).filter(([, value]) => value !== undefined);
	return {
		Update: {
			TableName,
			Key: userKey(id, 'PROFILE'),
			UpdateExpression: `SET ${(sets ?? []).map(([name]) => `#${name} = :${name}`).join(', ')}${removed === '' ? '' : ` REMOVE ${removed}`}`,
			ConditionExpression: ['attribute_exists(G1PK)', 'attribute_not_exists(merging)', ...conditions].join(' AND '),
			ExpressionAttributeNames: Object.fromEntries(
				[...Object.keys(wanted), ...Object.keys(read)].map((name) => [`#${name}`, name]),
			),
			ExpressionAttributeValues: Object.fromEntries([
				...(sets ?? []).map(([name, value]) => [`:${name}`, value]),
				...known.map(([name, value]) => [`:read_${name}`, value]),
			]),
		},
	};
}
