import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';

/** Options of a booking that only staff have: over a break, the client is here, or the outcome of the visit. */
export type DeskOptions = Pick<BookingForClient, 'overBreak' | 'arrived' | 'outcome'>;
