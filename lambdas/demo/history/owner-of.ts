/** An owner as the caller of a use case. */
export const ownerOf = (userId: string) =>
	({ userId, role: 'admin', roles: ['owner'], version: 1, jti: 'history', expiresAt: 0 }) as const;
