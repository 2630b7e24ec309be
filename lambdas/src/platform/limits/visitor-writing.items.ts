import { statedAddress } from '../confirmed-address.ts';
import type { FieldCipher } from '../keys/field-cipher.ts';

/** Rule 5: what visitors wrote is stored for 12 months. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The `ttl` of an item created at this instant (ISO UTC), in epoch seconds. */
export const keptForAYear = (createdAt: string): number => Math.floor(Date.parse(createdAt) / 1000) + KEPT_SECONDS;

/** The mark of words of crisis, stored permanently with the text. */
export const crisisMark = (mayBeInCrisis: boolean) => (mayBeInCrisis ? { crisis: true } : {});

/** The partition of GSI2 with what one person wrote: a pseudonym of an address, or the id of an account. */
export const writerPartition = (writer: string): string => `WRITER#${writer}`;

/** Indexes an item on GSI2 by its email address, so that an erasure or a data request needs one Query (promise W9). */
export const writerIndex = (cipher: FieldCipher, email: string, createdAt: string) => ({
	G2PK: writerPartition(cipher.pseudonym('email', statedAddress(email, 'file_writing'))),
	G2SK: createdAt,
});

/** Indexes an item on GSI2 by the account of its writer. */
export const accountIndex = (userId: string, createdAt: string) => ({
	G2PK: writerPartition(userId),
	G2SK: createdAt,
});
