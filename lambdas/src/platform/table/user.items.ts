/** What an account consists of: items of one partition, so that one read answers several. */
type AccountPart = 'PROFILE' | 'CRED' | 'AUTH' | 'FACTOR' | 'BOOKED';

/** Everything that is kept under the account itself. */
export const userPartition = (userId: string): string => `USER#${userId}`;

export const userKey = (userId: string, part: AccountPart) => ({ PK: userPartition(userId), SK: part }) as const;

/** A session that was logged out before it expired, by the id of its token. */
export const revocationKey = (userId: string, jti: string) => ({ PK: userPartition(userId), SK: `REVJTI#${jti}` });

/** The `number`-th change of the account's address. */
export const emailChangeKey = (userId: string, number: number) => ({
	PK: userPartition(userId),
	SK: `EMAILCHANGE#${number}`,
});
