import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HeldTime } from '../../appointment/attempt/held-time.actions.ts';
import { reservationRepository } from '../../appointment/book/write/reservation.repository.ts';
import { moveRepository } from '../../appointment/move/move.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type TimeOffer, taken, type WaitingEntry } from '../waiting-entry.ts';
import { leavePlace, replaceEntry } from '../waiting-list.items.ts';
import type { HeldStores } from './held-stores.ts';

/** Books a held time, or moves a visit to it, in one transaction with the end of the entry. */
export const heldByOffer =
	(db: DynamoDBDocumentClient, TableName: string, cipher: () => Promise<FieldCipher>): HeldStores =>
	(entry, offer, { appointmentId, now }) => {
		const held = heldTime(TableName, entry, offer, taken(entry, appointmentId, now));
		return {
			reservations: reservationRepository(db, TableName, cipher, { held }),
			moves: moveRepository(db, TableName, cipher, held),
		};
	};

const heldTime = (TableName: string, entry: WaitingEntry, offer: TimeOffer, after: WaitingEntry): HeldTime => ({
	heldAs: offer.id,
	psychologistId: offer.psychologistId,
	startAt: offer.startAt,
	endAt: offer.endAt,
	actions: [
		{ role: 'held', action: replaceEntry(TableName, entry, after) },
		{ role: 'held', action: leavePlace(TableName, entry) },
	],
});
