/** Where the list of a client's upcoming appointments lies; it decides the limit and overlaps under concurrency. */
export const bookedKey = (userId: string) => ({ PK: `USER#${userId}`, SK: 'BOOKED' }) as const;
