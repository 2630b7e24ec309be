import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HeldTime } from '../../appointment/attempt/held-time.actions.ts';
import { reservationRepository } from '../../appointment/book/write/reservation.repository.ts';
import { moveRepository } from '../../appointment/move/move.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type TimeOffer, taken, type WaitingEntry } from '../waiting-entry.ts';
import { leavePlace, replaceEntry } from '../waiting-list.items.ts';
import type { HeldStores } from './answer-offer.usecase.ts';

/** Books a held time, or moves a visit to it, in the transaction that ends the entry of the waiting list. */
export const heldByOffer =
	(db: DynamoDBDocumentClient, tableName: string, openCipher: () => Promise<FieldCipher>): HeldStores =>
	(entry, offer, { appointmentId, now }) => {
		const held = heldTime(tableName, offer, { before: entry, after: taken(entry, appointmentId, now) });
		return {
			reservations: reservationRepository({ db, tableName, openCipher, held }),
			moves: moveRepository({ db, tableName, openCipher, held }),
		};
	};

const heldTime = (
	TableName: string,
	offer: TimeOffer,
	{ before, after }: { readonly before: WaitingEntry; readonly after: WaitingEntry },
): HeldTime => ({
	heldAs: offer.id,
	psychologistId: offer.psychologistId,
	startAt: offer.startAt,
	endAt: offer.endAt,
	actions: [
		{ role: 'held', action: replaceEntry(TableName, before, after) },
		{ role: 'held', action: leavePlace(TableName, before) },
	],
});
