import { FORMER_COLLEAGUE } from '../audit/former-colleague.ts';

/** Names of staff, as clients know them. */
export interface StaffNames {
	people(ids: readonly string[]): Promise<ReadonlyMap<string, { readonly name: string }>>;
}

/** Names by account; undefined for deleted accounts. */
export async function namesOf({ people }: StaffNames, ids: readonly string[]): Promise<(id: string) => string> {
	const known = ids.length === 0 ? new Map<string, { readonly name: string }>() : await people(ids);
	return (id) => known.get(id)?.name ?? FORMER_COLLEAGUE;
}
