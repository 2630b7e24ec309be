const KEPT_SECONDS = 48 * 60 * 60;
const SECOND = 1000;

export const idempotencyKey = (userId: string, key: string) => ({ PK: `IDEM#${userId}#${key}`, SK: 'I' }) as const;

/** Whole seconds, as DynamoDB's TTL expects. */
export const epochSeconds = (now: Date): number => Math.floor(now.getTime() / SECOND);

/** Stores a response for 48 hours, sealed because it names a person. TTL deletion lags, so `expiresAt` is compared. */
export const idempotencyItem = (userId: string, key: string, { sealed, now }: { sealed: string; now: Date }) => ({
	...idempotencyKey(userId, key),
	entity: 'idempotency',
	sealed,
	expiresAt: epochSeconds(now) + KEPT_SECONDS,
	ttl: epochSeconds(now) + KEPT_SECONDS,
});
