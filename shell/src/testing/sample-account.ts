import type { Account } from '@tulia/contracts/account/schemas';
import type { MockResponses } from '@tulia/platform/testing';

/** The account of the client from `loggedInAs`. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
	id: 'u1',
	name: 'Wairimu Kariuki',
	email: 'client@example.com',
	role: 'client',
	emailVerified: true,
	emailCameBack: false,
	notices: 'email',
	joinedAt: '2026-11-02T08:00:00.000Z',
	consents: [
		{ kind: 'terms', version: '2025-06-15', givenAt: '2026-11-02T08:00:00.000Z' },
		{ kind: 'privacy', version: '2025-06-15', givenAt: '2026-11-02T08:00:00.000Z' },
	],
	secondFactor: { enabled: false, required: false, recoveryCodesLeft: 0 },
	...changes,
});

/** The account of the admin from `loggedInAs`. */
export const aStaffAccount = (secondFactor: Partial<Account['secondFactor']> = {}): Account =>
	anAccount({
		id: 'u2',
		name: 'Amina Hassan',
		email: 'admin@example.com',
		role: 'admin',
		secondFactor: { enabled: false, required: true, recoveryCodesLeft: 0, ...secondFactor },
	});

/** The response to a log-in, and, with status 201, to a registration. */
export const sessionAnswer = (role: 'client' | 'admin'): MockResponses[string] => ({
	status: 200,
	body: { user: { id: 'u1', name: 'Wairimu', email: 'w@example.com', role, emailVerified: true }, token: 'token-1' },
});
