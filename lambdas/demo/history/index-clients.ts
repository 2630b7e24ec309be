import { clientIndex } from '../../src/client/search/client-index.repository.ts';
import { indexClient } from '../../src/client/search/index-client.usecase.ts';
import { readItems } from '../../src/platform/table/read-items.repository.ts';
import { userKey } from '../../src/platform/table/user.items.ts';
import type { HistoryContext } from './centre.ts';

/** Indexes the clients for the search of staff: the stream contains no records of items that exist already. */
export async function indexClients(
	{ db, tableName, cipher }: Pick<HistoryContext, 'db' | 'tableName' | 'cipher'>,
	ids: readonly string[],
): Promise<void> {
	const openCipher = async () => cipher;
	const index = indexClient({ index: clientIndex(db, tableName, openCipher), openCipher });
	const records = await readItems(
		db,
		tableName,
		ids.map((id) => userKey(id, 'PROFILE')),
	);
	for (const after of records) await index({ before: undefined, after });
}
