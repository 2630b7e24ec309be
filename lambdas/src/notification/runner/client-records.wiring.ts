import { type LoseNumber, loseNumber } from '../../client/number/lose-number.usecase.ts';
import { lostNumbers } from '../../client/number/lost-number.repository.ts';
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
	readonly loseNumber: LoseNumber;
} {
	const index = clientIndex(db, tableName, openCipher);
	return {
		indexClient: indexClient({ index, openCipher }),
		loseNumber: loseNumber({ index, ...lostNumbers(db, tableName), openCipher }),
	};
}
