/** The items of an account, in one partition, so that one read returns several. */
type AccountPart = 'PROFILE' | 'CRED' | 'AUTH' | 'FACTOR' | 'BOOKED' | 'PHONECODE' | 'MERGED';

/** The partition of everything that is stored under the account itself. */
export const userPartition = (userId: string): string => `USER#${userId}`;

/** Whether an item is the client record: who a client is and how to contact them, with or without an account. */
export const isClientRecord = ({ PK, SK }: { readonly PK: string; readonly SK: string }): boolean =>
	PK.startsWith(userPartition('')) && SK === 'PROFILE';

export const userKey = (userId: string, part: AccountPart) => ({ PK: userPartition(userId), SK: part }) as const;

/** A session that was logged out before it expired, by the id of its token. */
export const revocationKey = (userId: string, jti: string) => ({ PK: userPartition(userId), SK: `REVJTI#${jti}` });

/** The `number`-th change of the account's address. */
export const emailChangeKey = (userId: string, number: number) => ({
	PK: userPartition(userId),
	SK: `EMAILCHANGE#${number}`,
});
