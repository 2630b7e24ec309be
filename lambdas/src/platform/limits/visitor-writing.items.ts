import { statedAddress } from '../confirmed-address.ts';
import type { FieldCipher } from '../keys/field-cipher.ts';

/** Rule 5: what visitors wrote is kept for 12 months. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** When an item of this moment (ISO UTC) is forgotten, in epoch seconds: its `ttl`. */
export const keptForAYear = (createdAt: string): number => Math.floor(Date.parse(createdAt) / 1000) + KEPT_SECONDS;

/** The mark of words of crisis, as what somebody wrote carries it for good. */
export const crisisMark = (mayBeInCrisis: boolean) => (mayBeInCrisis ? { crisis: true } : {});

/** The partition of GSI2 with what one person wrote: a pseudonym of an address, or the id of an account. */
export const writerPartition = (writer: string): string => `WRITER#${writer}`;

/**
 * Attributes under which everything is found that was written under one email address, on GSI2: somebody who deletes
 * their account, or asks what we hold, is answered by one Query (promise W9).
 */
export const writerIndex = (cipher: FieldCipher, email: string, createdAt: string) => ({
	G2PK: writerPartition(cipher.pseudonym('email', statedAddress(email, 'file_writing'))),
	G2SK: createdAt,
});

/** The same for what only an account can write. */
export const accountIndex = (userId: string, createdAt: string) => ({
	G2PK: writerPartition(userId),
	G2SK: createdAt,
});
