import type { AccountConditions, AuthRecord } from '../table/auth.repository.ts';
import { access, decide } from './access.ts';
import type { TokenClaims } from './access-token.ts';

const claims: TokenClaims = { sub: 'amina', jti: 'token-1', ver: 3, iat: 1000, exp: 1000 + 8 * 3600 };
const active: AuthRecord = { ver: 3, role: 'client', status: 'active', hasFactor: false };
const of = (auth: AuthRecord | undefined): AccountConditions => ({ auth, isRevoked: false });
const demand = (required: 'client' | 'admin', asksStaffForFactor = false) => ({ required, asksStaffForFactor });

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

describe('a genuine token', () => {
	test('a genuine token lets a client in with the role and version of the record', () => {
		const caller = { userId: 'amina', role: 'client', version: 3, jti: 'token-1', expiresAt: claims.exp };
		expect(decide(claims, of(active), demand('client'))).toEqual({ ok: true, value: caller });
	});

	test.each<[string, TokenClaims, AuthRecord | undefined, 'client' | 'admin', string]>([
		['the account is gone', claims, undefined, 'client', 'unauthenticated'],
		['the account is disabled', claims, { ...active, status: 'disabled' }, 'client', 'unauthenticated'],
		['every session was ended since', claims, { ...active, ver: 4 }, 'client', 'unauthenticated'],
		['it is from a version to come', claims, { ...active, ver: 2 }, 'client', 'unauthenticated'],
		['a client asks for what staff may see', claims, active, 'admin', 'forbidden'],
		[
			'it makes an admin session longer than 8 hours',
			{ ...claims, exp: claims.exp + 1 },
			{ ...active, role: 'admin' },
			'admin',
			'unauthenticated',
		],
	])('a genuine token is refused when %s', (_why, given, auth, required, refusal) => {
		expect(decide(given, of(auth), demand(required))).toEqual({ ok: false, refusal });
	});

	test('a genuine token lets staff do what clients may', () => {
		expect(decide(claims, of({ ...active, role: 'admin' }), demand('client'))).toMatchObject({ ok: true });
	});

	test('a genuine token is refused once its session was logged out, and no other', () => {
		expect(decide(claims, { auth: active, isRevoked: true }, demand('client'))).toEqual({
			ok: false,
			refusal: 'unauthenticated',
		});
	});

	test.each([
		[false, true, 'second_factor_missing'],
		[true, true, undefined],
		[false, false, undefined],
	])(
		'a genuine token of staff whose second factor is %p, where one is asked for: %p, is refused as %p',
		(hasFactor, asked, refusal) => {
			const staff = of({ ...active, role: 'admin', hasFactor });
			const decision = decide(claims, staff, demand('admin', asked));
			expect(decision.ok ? undefined : decision.refusal).toBe(refusal);
			expect(decide(claims, staff, demand('client', asked))).toMatchObject({ ok: true });
		},
	);
});

describe('the access adapter', () => {
	const identify = access({
		verifier: async () => (token) => (token === 'good' ? claims : undefined),
		readStanding: async () => of(active),
		asksStaffForFactor: false,
	});

	test.each([undefined, '', 'good', 'Basic good', 'Bearer', 'Bearer ', 'Bearer good, Bearer good', 'Bearer bad'])(
		'the access adapter says 401 to the header %p',
		async (authorization) => {
			expect(await identify(authorization, 'client')).toEqual({ ok: false, refusal: 'unauthenticated' });
		},
	);

	test('the access adapter takes the scheme in any case', async () => {
		expect(await identify('bearer good', 'client')).toMatchObject({ ok: true });
	});

	test.each(['ThrottlingException', 'TimeoutError', 'AccessDeniedException', 'TypeError'])(
		'the access adapter says 503 and never 401 when a dependency fails with %s',
		async (name) => {
			const broken = async () => {
				throw Object.assign(new Error('out'), { name });
			};
			const noKey = access({ verifier: broken, readStanding: async () => of(active), asksStaffForFactor: false });
			const noTable = access({ verifier: async () => () => claims, readStanding: broken, asksStaffForFactor: false });
			for (const adapter of [noKey, noTable])
				expect(await adapter('Bearer good', 'client')).toMatchObject({ ok: false, refusal: 'unavailable' });
		},
	);
});
