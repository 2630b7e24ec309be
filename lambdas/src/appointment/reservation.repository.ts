import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { isOutage } from '../platform/outage.ts';
import { cancellationReasons } from '../platform/transaction.ts';
import { type Cancellation, whyCancelled } from './cancellation.ts';
import { epochSeconds, idempotencyKey } from './idempotency-item.ts';
import type { KeptAnswer, Reservation, ReservationStore } from './reservation.ts';
import { type RoleAction, reservationActions } from './reservation-actions.ts';

/** How often an attempt is sent while its answer gets lost. Each time the SDK has tried three times itself. */
const SENDS = 2;

type Sent = { readonly kind: 'committed' } | Exclude<Cancellation, { kind: 'fault' }>;

/** Books, and tells precisely what became of it. The only module that sends the reservation transaction. */
export function reservationRepository(
	db: DynamoDBDocumentClient,
	TableName: string,
	cipher: () => Promise<FieldCipher>,
): ReservationStore {
	// A kept answer belongs to its place: moved under another key or client it no longer opens.
	const placeOf = (userId: string, key: string): string => idempotencyKey(userId, key).PK;

	const opened = async (sealed: string, place: string): Promise<KeptAnswer> =>
		// The cipher proves that `seal` below wrote it.
		JSON.parse((await cipher()).decrypt(sealed, place)) as KeptAnswer;

	const seal = async ({ appointment, key, answer, notes }: Reservation) => {
		const { encrypt } = await cipher();
		return {
			answer: encrypt(JSON.stringify(answer), placeOf(appointment.userId, key)),
			notes: notes === undefined ? undefined : encrypt(notes, appointment.id),
		};
	};

	const recall: ReservationStore['recall'] = async (userId, key, now) => {
		const { Item } = await db.send(
			new GetCommand({ TableName, Key: idempotencyKey(userId, key), ConsistentRead: true }),
		);
		return Item && Item.expiresAt >= epochSeconds(now) ? opened(Item.sealed, placeOf(userId, key)) : undefined;
	};

	/** Undefined when the answer was lost, perhaps after the commit: the same token cannot book twice. */
	const send = async (
		actions: readonly RoleAction[],
		token: string,
		abortSignal: AbortSignal,
	): Promise<Sent | undefined> => {
		const TransactItems = actions.map(({ action }) => action);
		try {
			await db.send(new TransactWriteCommand({ ClientRequestToken: token, TransactItems }), { abortSignal });
			return { kind: 'committed' };
		} catch (error) {
			const cancellation = cancellationOf(error, actions);
			if (cancellation && cancellation.kind !== 'fault') return cancellation;
			if (cancellation || !isOutage(error)) throw error;
			return undefined;
		}
	};

	const sendUntilTold = async (actions: readonly RoleAction[], token: string, signal: AbortSignal) => {
		let sent: Sent | undefined;
		for (let time = 0; time < SENDS && !sent && !signal.aborted; time += 1) sent = await send(actions, token, signal);
		return sent;
	};

	return {
		recall,
		async reserve(reservation, token, signal) {
			const { key, now } = reservation;
			const { userId } = reservation.appointment;
			const actions = reservationActions(reservation, await seal(reservation), TableName);
			const sent = await sendUntilTold(actions, token, signal);
			if (sent?.kind === 'answered')
				return { kind: 'repeated', answer: await opened(String(sent.found.sealed), placeOf(userId, key)) };
			if (sent) return sent;
			const answer = await recall(userId, key, now);
			return answer ? { kind: 'repeated', answer } : { kind: 'unknown' };
		},
	};
}

function cancellationOf(error: unknown, actions: readonly RoleAction[]): Cancellation | undefined {
	const reasons = cancellationReasons(error);
	if (!reasons) return undefined;
	return whyCancelled(
		actions.map(({ role }, index) => {
			const { Code = 'None', Item } = reasons[index] ?? {};
			return { role, code: Code, found: Item && unmarshall(Item) };
		}),
	);
}
