import { lostNumbers } from '../../client/number/lost-number.repository.ts';
import { type MarkNumberLost, markNumberLost } from '../../client/number/mark-number-lost.usecase.ts';
import { clientIndex } from '../../client/search/client-index.repository.ts';
import { type IndexClient, indexClient } from '../../client/search/index-client.usecase.ts';
import type { NotifierDeps } from './mailing.wiring.ts';

/** Runs after a change of a client record. */
export function clientRecordsOver({
	db,
	tableName,
	openCipher,
}: Pick<NotifierDeps, 'db' | 'tableName' | 'openCipher'>): {
	readonly indexClient: IndexClient;
	readonly markNumberLost: MarkNumberLost;
} {
	const index = clientIndex(db, tableName, openCipher);
	return {
		indexClient: indexClient({ index, openCipher }),
		markNumberLost: markNumberLost({ index, ...lostNumbers(db, tableName), openCipher }),
	};
}
