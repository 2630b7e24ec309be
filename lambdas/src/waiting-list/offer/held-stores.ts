import type { ReservationStore } from '../../appointment/book/reservation.ts';
import type { MoveStore } from '../../appointment/move/move.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Stores that book a held time, or move a visit to it, in the transaction that ends the entry of the waiting list. */
export type HeldStores = (
	entry: WaitingEntry,
	offer: TimeOffer,
	visit: { readonly appointmentId: string; readonly now: Date },
) => { readonly reservations: ReservationStore; readonly moves: MoveStore };
