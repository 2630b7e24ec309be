import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mapSealed } from '@tulia/contracts/appointment/written-texts';
import { phoneAttributes } from '../../../client/reach.items.ts';
import { statedAddress } from '../../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../../platform/keys/field-cipher.ts';
import type { RoleAction } from '../../../platform/table/transaction.actions.ts';
import { userPartition } from '../../../platform/table/user.items.ts';
import type { HeldTime } from '../../attempt/held-time.actions.ts';
import { storedResponses } from '../../attempt/stored-response.repository.ts';
import { transactWithOutcome } from '../../attempt/transact-with-outcome.repository.ts';
import type { Newcomer, Reservation, ReservationStore } from '../reservation.ts';
import type { SealedNewcomer } from './newcomer.actions.ts';
import { reservationActions, type Sealed } from './reservation.actions.ts';

const sealedNewcomer = (
	{ email, phone }: Newcomer,
	{ userId, createdAt }: Reservation['appointment'],
	cipher: FieldCipher,
): SealedNewcomer => ({
	email:
		email === undefined
			? undefined
			: {
					pseudonym: cipher.pseudonym('email', statedAddress(email, 'unique_address')),
					encrypted: cipher.encrypt(email, userId),
				},
	phone: phone && phoneAttributes({ number: phone, proof: 'staff', since: createdAt }, userId, cipher),
});

/** No item has this key in the partition of the new record, so the condition always fails and nothing is committed. */
const neverCommits = ({ appointment: { userId } }: Reservation, TableName: string): RoleAction => ({
	role: 'dry-run',
	action: {
		ConditionCheck: {
			TableName,
			Key: { PK: userPartition(userId), SK: 'DRY_RUN' },
			ConditionExpression: 'attribute_exists(PK)',
		},
	},
});

interface ReservationRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** The table checks the whole transaction without a commit; `committed` then means that it would have been. */
	readonly dryRun?: boolean;
	/** The time that the waiting list holds for this booking. */
	readonly held?: HeldTime;
}

/** Books, and returns the outcome of the transaction. The only module that sends the reservation transaction. */
export function reservationRepository({
	db,
	tableName: TableName,
	openCipher,
	dryRun = false,
	held,
}: ReservationRepositoryDeps): ReservationStore {
	const answers = storedResponses(db, TableName, openCipher);
	const transact = transactWithOutcome(db);

	const seal = async ({ appointment, key, answer, texts, newcomer }: Reservation): Promise<Sealed> => {
		const opened = await openCipher();
		const { encrypt } = opened;
		const { id, userId } = appointment;
		return {
			answer: await answers.seal(answer, userId, key),
			texts: mapSealed(texts, (text) => encrypt(text, id)),
			newcomer: newcomer && sealedNewcomer(newcomer, appointment, opened),
		};
	};

	return {
		recall: answers.recall,
		async reserve(reservation, token, signal) {
			const { key, now } = reservation;
			const { userId } = reservation.appointment;
			const actions = reservationActions(reservation, await seal(reservation), { TableName, held });
			const outcome = await transact(
				dryRun ? [...actions, neverCommits(reservation, TableName)] : actions,
				token,
				signal,
			);
			if (outcome?.kind === 'answered')
				return { kind: 'repeated', answer: await answers.open(String(outcome.found.sealed), userId, key) };
			if (outcome) return outcome;
			const answer = await answers.recall(userId, key, now);
			return answer ? { kind: 'repeated', answer } : { kind: 'unknown' };
		},
	};
}
