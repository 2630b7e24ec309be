import { clientIndex } from '../../src/client/search/client-index.repository.ts';
import { indexClient } from '../../src/client/search/index-client.usecase.ts';
import { readItems } from '../../src/platform/table/read-items.repository.ts';
import { userKey } from '../../src/platform/table/user.items.ts';
import type { HistoryContext } from './centre.ts';

/** Indexes the clients for the search of staff, because the stream has no records of existing items. */
export async function fileClients(
	{ db, tableName, cipher }: Pick<HistoryContext, 'db' | 'tableName' | 'cipher'>,
	ids: readonly string[],
): Promise<void> {
	const openCipher = async () => cipher;
	const file = indexClient({ index: clientIndex(db, tableName, openCipher), openCipher });
	const records = await readItems(
		db,
		tableName,
		ids.map((id) => userKey(id, 'PROFILE')),
	);
	for (const after of records) await file({ before: undefined, after });
}
