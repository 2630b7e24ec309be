import type { ReservationStore } from '../../appointment/book/reservation.ts';
import type { MoveStore } from '../../appointment/move/move.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Stores that write a booking or a move to a held time together with the end of the entry. */
export type HeldStores = (
	entry: WaitingEntry,
	offer: TimeOffer,
	visit: { readonly appointmentId: string; readonly now: Date },
) => { readonly reservations: ReservationStore; readonly moves: MoveStore };
