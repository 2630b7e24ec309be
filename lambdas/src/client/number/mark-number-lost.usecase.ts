import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { namesAgree } from '../names-agree.ts';
import { reachOf } from '../reach.items.ts';
import type { ClientPhone } from '../reach.ts';
import type { ClientIndex } from '../search/client-index.ts';
import type { ClientRecordChange } from '../search/index-client.usecase.ts';

export interface MarkNumberLostDeps {
	readonly index: Pick<ClientIndex, 'candidates'>;
	/** The records of these ids, read consistently; those that are gone are left out. */
	readonly readRecords: (ids: readonly string[]) => Promise<readonly Item[]>;
	/** Marks a record's number as confirmed by another person at `at`, if the record had it before. Idempotent. */
	readonly noteLost: (clientId: string, at: string) => Promise<void>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

export type MarkNumberLost = (change: ClientRecordChange) => Promise<void>;

/**
 * When a person confirms a number by its code, an earlier owner with another name may have lost it: an SMS would reveal
 * to the new owner that the earlier one is a client here (promise W37). Staff see the mark, and state again whose
 * number it is.
 */
export const markNumberLost =
	({ index, readRecords, noteLost, openCipher }: MarkNumberLostDeps): MarkNumberLost =>
	async (change) => {
		const cipher = await openCipher();
		const confirmed = confirmedIn(change, cipher);
		if (!confirmed) return;
		const { id, phone } = confirmed;
		const { ids } = await index.candidates({ kind: 'phone', number: phone.number });
		const others = await readRecords(ids.filter((other) => other !== id));
		for (const other of others) if (isFormerOwner(other, confirmed, cipher)) await noteLost(other.id, phone.since);
	};

interface Confirmed {
	readonly id: string;
	readonly name: string;
	readonly phone: ClientPhone;
}

/** The number that this change confirmed. */
function confirmedIn(
	{ before, after }: ClientRecordChange,
	cipher: Pick<FieldCipher, 'decrypt'>,
): Confirmed | undefined {
	if (after?.G1PK === undefined || after.phoneProof !== 'code' || before?.phoneSince === after.phoneSince)
		return undefined;
	const { phone } = reachOf(after, cipher);
	return phone && { id: after.id, name: String(after.name), phone };
}

function isFormerOwner(other: Item, { name, phone }: Confirmed, cipher: Pick<FieldCipher, 'decrypt'>): boolean {
	const had = reachOf(other, cipher).phone;
	return had?.number === phone.number && had.since < phone.since && !namesAgree(name, String(other.name));
}
