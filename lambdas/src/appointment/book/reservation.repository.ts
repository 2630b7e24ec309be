import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { storedResponses } from '../attempt/stored-response.repository.ts';
import { transactWithOutcome } from '../attempt/transact-with-outcome.repository.ts';
import { reservationActions, type Sealed } from './reservation.actions.ts';
import type { Reservation, ReservationStore } from './reservation.ts';

/** Books, and tells precisely what became of it. The only module that sends the reservation transaction. */
export function reservationRepository(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): ReservationStore {
	const answers = storedResponses(db, TableName, cipher);
	const transact = transactWithOutcome(db);

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
			const outcome = await transact(actions, token, signal);
			if (outcome?.kind === 'answered')
				return { kind: 'repeated', answer: await answers.open(String(outcome.found.sealed), userId, key) };
			if (outcome) return outcome;
			const answer = await answers.recall(userId, key, now);
			return answer ? { kind: 'repeated', answer } : { kind: 'unknown' };
		},
	};
}
