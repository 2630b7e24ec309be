import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { statedAddress } from '../identity/confirmed-address.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { keptAnswers } from './kept-answer.repository.ts';
import type { Reservation, ReservationStore } from './reservation.ts';
import { reservationActions, type Sealed } from './reservation-actions.ts';
import { tellingTransaction } from './told-transaction.repository.ts';

/** Books, and tells precisely what became of it. The only module that sends the reservation transaction. */
export function reservationRepository(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): ReservationStore {
	const answers = keptAnswers(db, TableName, cipher);
	const transact = tellingTransaction(db);

	const seal = async ({ appointment, key, answer, notes, newcomer }: Reservation): Promise<Sealed> => {
		const { encrypt, pseudonym } = await cipher();
		const { id, userId } = appointment;
		return {
			answer: await answers.seal(answer, userId, key),
			notes: notes === undefined ? undefined : encrypt(notes, id),
			email: newcomer && {
				pseudonym: pseudonym('email', statedAddress(newcomer.email, 'unique_address')),
				encrypted: encrypt(newcomer.email, userId),
			},
		};
	};

	return {
		recall: answers.recall,
		async reserve(reservation, token, signal) {
			const { key, now } = reservation;
			const { userId } = reservation.appointment;
			const actions = reservationActions(reservation, await seal(reservation), TableName);
			const told = await transact(actions, token, signal);
			if (told?.kind === 'answered')
				return { kind: 'repeated', answer: await answers.open(String(told.found.sealed), userId, key) };
			if (told) return told;
			const answer = await answers.recall(userId, key, now);
			return answer ? { kind: 'repeated', answer } : { kind: 'unknown' };
		},
	};
}
