import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';

/** What staff alone say of a booking: that it may be over a break, that the client is here, or what became of the visit. */
export type DeskWish = Pick<BookingForClient, 'overBreak' | 'arrived' | 'outcome'>;
