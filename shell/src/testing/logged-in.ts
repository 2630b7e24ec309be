import { type MockResponses, problem } from '@tulia/platform/testing';

const users = {
	client: { id: 'u1', name: 'Wairimu Kariuki', role: 'client' },
	admin: { id: 'u2', name: 'Amina Hassan', role: 'admin' },
} as const;

/** Stores a session in this browser, and returns the response to its check. */
export function loggedInAs(role: 'client' | 'admin'): MockResponses {
	const user = users[role];
	localStorage.setItem('tulia.session', JSON.stringify({ token: `token-${role}`, user }));
	return {
		'GET /api/auth/verify': { status: 200, body: { ...user, email: `${role}@example.com`, emailVerified: true } },
	};
}

/** A stored session that the server refuses. */
export const refusedSession = (): MockResponses => ({
	...loggedInAs('client'),
	'GET /api/auth/verify': problem(401, 'unauthenticated'),
});
