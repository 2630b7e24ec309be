import type { ReservationStore } from '../../appointment/book/reservation.ts';
import type { MoveStore } from '../../appointment/move/move.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';

/** Where a booking or a move of what an offer holds is written, together with the end of the waiting. */
export type HeldStores = (
	entry: WaitingEntry,
	offer: TimeOffer,
	visit: { readonly appointmentId: string; readonly now: Date },
) => { readonly reservations: ReservationStore; readonly moves: MoveStore };
