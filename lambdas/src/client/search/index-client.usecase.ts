import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { formerlyKnownAs } from '../merged-client.items.ts';
import { openedEmail, reachOf } from '../reach.items.ts';
import type { ClientIndex, Findable } from './client-index.ts';

interface IndexClientDeps {
	readonly index: Pick<ClientIndex, 'apply'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

/** A client record before and after a change. `before` is undefined for a new record, `after` for a deleted one. */
export interface ClientRecordChange {
	readonly before: Item | undefined;
	readonly after: Item | undefined;
}

export type IndexClient = (change: ClientRecordChange) => Promise<void>;

/**
 * Indexes a client record after a change, from the stream's images. Changes of one record arrive in order, and a failed
 * one is retried, so the index follows the record.
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

/** A record whose account is closed is not listed any more, so it is removed from the index. */
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
