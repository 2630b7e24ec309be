import { scanAll, scanEntity, type TestTable } from '../appointment/table-invariants.ts';
import { fields } from '../notification/notification-fixture.ts';

/** The whole table, decrypted with every key. */
export async function decryptedDump(table: TestTable): Promise<string> {
	const items = await scanAll(table);
	return items.map((item) => JSON.stringify(item, decryptedWith(ownersOf(item)))).join('\n');
}

const decryptedWith = (owners: readonly string[]) => (_name: string, value: unknown) => {
	if (value instanceof Set) return [...value];
	return typeof value === 'string' && value.startsWith('v1.') ? decryptWithAny(value, owners) : value;
};

/** What a field may be bound to: an id, or a part of the key. */
const ownersOf = ({ PK, SK, id, userId: user }: Record<string, unknown>): readonly string[] =>
	[id, user, PK, SK, ...String(PK).split('#')].map(String);

function decryptWithAny(sealed: string, owners: readonly string[]): string {
	for (const owner of owners) {
		try {
			return fields.decrypt(sealed, owner);
		} catch {
			// Bound to something else: try the next one, or leave it sealed.
		}
	}
	return sealed;
}

/**
 * Every counter of the dashboard but those of what waits for staff and of cancelled visits: an erasure changes those.
 */
export const lastingFigures = async (table: TestTable) =>
	(await scanEntity(table, 'stat'))
		.filter(({ open }) => open === undefined)
		.map(({ PK, SK, cancelled: _later, ...counts }) => ({ PK, SK, ...counts }))
		.sort((one, other) => `${one.PK}${one.SK}`.localeCompare(`${other.PK}${other.SK}`));
