const SECOND = 1000;
/** As long as the audit that names it. */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

export const smokeClientKey = (userId: string) => ({ PK: `SMOKE#${userId}`, SK: 'CLIENT' }) as const;

/** Says whose id this was once the client is gone: that of a smoke test. Only who may write the table makes one. */
export const smokeClientItem = (userId: string, at: Date) => ({
	...smokeClientKey(userId),
	entity: 'smoke-client',
	userId,
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
