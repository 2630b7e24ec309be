import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { HeldTime } from '../attempt/held-time.actions.ts';
import { storedResponses } from '../attempt/stored-response.repository.ts';
import { transactWithOutcome } from '../attempt/transact-with-outcome.repository.ts';
import { moveActions, type SealedMove } from './move.actions.ts';
import type { MoveChange, MoveStore } from './move.ts';

interface MoveRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** The time that the waiting list holds for this move. */
	readonly held?: HeldTime;
}

/** Moves, and returns the outcome of the transaction. The only module that sends the transaction of a move. */
export function moveRepository({ db, tableName: TableName, openCipher, held }: MoveRepositoryDeps): MoveStore {
	const answers = storedResponses(db, TableName, openCipher);
	const transact = transactWithOutcome(db);

	const seal = async ({ before, kept }: MoveChange): Promise<SealedMove> => ({
		answer: kept && (await answers.seal(kept.answer, before.userId, kept.key)),
		from: (await openCipher()).encrypt(before.startAt, before.id),
	});

	return {
		recall: answers.recall,
		async move(change, token, signal) {
			const { before, kept } = change;
			const outcome = await transact(moveActions(change, await seal(change), { TableName, held }), token, signal);
			if (outcome?.kind === 'answered') {
				const answer = await answers.open(String(outcome.found.sealed), before.userId, kept?.key ?? '');
				return { kind: 'repeated', answer };
			}
			// A move does not check a session.
			return outcome && outcome.kind !== 'session_ended' ? outcome : { kind: 'unknown' };
		},
	};
}
