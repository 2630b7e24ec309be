/** Who cancels: the client, staff with a reason, or the erasure of the client's account. */
export type Canceller = 'client' | 'staff' | 'erasure';
