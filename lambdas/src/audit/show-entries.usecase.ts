import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { AuditRecord } from './audit-store.ts';
import { openedRequest } from './audited-request.items.ts';
import { type NamesOfThings, namedThings } from './named-things.ts';

export interface ShowEntriesDeps {
	readonly names: NamesOfThings;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

/** Entries for staff. Names are looked up now: the audit stores ids only, and erased people have no name. */
export async function showEntries(
	{ names, openCipher }: ShowEntriesDeps,
	records: readonly AuditRecord[],
): Promise<AuditEntry[]> {
	const { nameActor, nameThing, nameChange } = await namedThings(records, names);
	const cipher = records.some(({ request }) => request) ? await openCipher() : undefined;
	return records.map((record) => {
		const { id, at, action, object, facts, request } = record;
		const [thing, change] = [nameThing(record), nameChange(record)];
		return {
			...{ id, at, action, object, ...facts, ...(change === undefined ? {} : { change }) },
			actor: nameActor(record),
			...(thing === undefined ? {} : { thing }),
			...(request && cipher ? { request: openedRequest(request, id, cipher) } : {}),
		};
	});
}
