import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { formerlyKnownAs } from '../merged-client.items.ts';
import { openedEmail, reachOf } from '../reach.items.ts';
import type { ClientIndex, Findable } from './client-index.ts';

interface IndexClientDeps {
	readonly index: Pick<ClientIndex, 'apply'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

/** A client record before and after a change; undefined where there was none, or is none any more. */
export interface ClientRecordChange {
	readonly before: Item | undefined;
	readonly after: Item | undefined;
}

export type IndexClient = (change: ClientRecordChange) => Promise<void>;

/**
 * Files a client record anew after a change, from the images of the stream. Changes of one record come one after the other, and one
 * that fails comes again; so what is filed follows the record.
 */
export const indexClient =
	({ index, openCipher }: IndexClientDeps): IndexClient =>
	async ({ before, after }) => {
		const clientId: unknown = (after ?? before)?.id;
		if (typeof clientId !== 'string') return;
		const cipher = await openCipher();
		const [old, now] = [before, after].map((one) => one && findableOf(one, cipher));
		if (old && now && isSame(old, now)) return;
		await index.apply({ clientId, before: old, after: now });
	};

/** Whoever closed the account stands on no list any more, and is found no more. */
function findableOf(record: Item, cipher: Pick<FieldCipher, 'decrypt'>): Findable | undefined {
	if (record.G1PK === undefined) return undefined;
	return {
		name: String(record.name),
		email: openedEmail(record, cipher),
		phone: reachOf(record, cipher).phone?.number,
		before: formerlyKnownAs(record, cipher),
	};
}

const isSame = (one: Findable, other: Findable): boolean =>
	one.name === other.name &&
	one.email === other.email &&
	one.phone === other.phone &&
	one.before?.length === other.before?.length;
