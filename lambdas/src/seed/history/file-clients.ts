import { clientIndex } from '../../client/search/client-index.repository.ts';
import { indexClient } from '../../client/search/index-client.usecase.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { HistoryContext } from './centre.ts';

/**
 * Files the clients of the history as they are in the end, so that staff of the demo find them: the stream of the table tells its cloud of
 * nothing that was there before.
 */
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
