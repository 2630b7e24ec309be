/** The owner of the site, as a use case is told who calls. */
export const ownerOf = (userId: string) =>
	({ userId, role: 'admin', roles: ['owner'], version: 1, jti: 'history', expiresAt: 0 }) as const;
