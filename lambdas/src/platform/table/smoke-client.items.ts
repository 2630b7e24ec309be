const SECOND = 1000;
/** 24 months, like the audit entries that name the client. */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

export const smokeClientKey = (userId: string) => ({ PK: `SMOKE#${userId}`, SK: 'CLIENT' }) as const;

/** Marks an erased client as one of a smoke test. Only a writer of the table can make one. */
export const smokeClientItem = (userId: string, at: Date) => ({
	...smokeClientKey(userId),
	entity: 'smoke-client',
	userId,
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
