import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { keptAnswers } from './kept-answer.repository.ts';
import type { MoveChange, MoveStore } from './move.ts';
import { moveActions, type SealedMove } from './move-actions.ts';
import { tellingTransaction } from './told-transaction.repository.ts';

/** Moves, and tells precisely what became of it. The only module that sends the transaction of a move. */
export function moveRepository(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): MoveStore {
	const answers = keptAnswers(db, TableName, cipher);
	const transact = tellingTransaction(db);

	const seal = async ({ before, kept }: MoveChange): Promise<SealedMove> => ({
		answer: kept && (await answers.seal(kept.answer, before.userId, kept.key)),
		from: (await cipher()).encrypt(before.startAt, before.id),
	});

	return {
		recall: answers.recall,
		async move(change, token, signal) {
			const { before, kept } = change;
			const told = await transact(moveActions(change, await seal(change), TableName), token, signal);
			if (told?.kind === 'answered') {
				const answer = await answers.open(String(told.found.sealed), before.userId, kept?.key ?? '');
				return { kind: 'repeated', answer };
			}
			// No action of a move is about a session.
			return told && told.kind !== 'session_ended' ? told : { kind: 'unknown' };
		},
	};
}
