import type { Protection } from '@tulia/contracts/endpoint';
import { type StaffRole, staffRoles } from '@tulia/contracts/identity/staff-roles';
import type { AccountConditions, AuthRecord } from '../table/auth.repository.ts';
import { access, decide } from './access.ts';
import type { TokenClaims } from './access-token.ts';

const claims: TokenClaims = { sub: 'amina', jti: 'token-1', ver: 3, iat: 1000, exp: 1000 + 8 * 3600 };
const active: AuthRecord = { ver: 3, roles: [], status: 'active', hasFactor: false };
const of = (auth: AuthRecord | undefined): AccountConditions => ({ auth, isRevoked: false });
/** An endpoint for clients, or for the owner only. */
const endpointOf = (access: 'client' | 'admin'): Protection =>
	access === 'admin' ? { access, roles: ['owner'] } : { access };
const demand = (access: 'client' | 'admin', asksStaffForFactor = false) => ({
	endpoint: endpointOf(access),
	asksStaffForFactor,
});

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

describe('a genuine token', () => {
	test('a genuine token lets a client in with the role and version of the AUTH record', () => {
		const caller = { userId: 'amina', role: 'client', roles: [], version: 3, jti: 'token-1', expiresAt: claims.exp };
		expect(decide(claims, of(active), demand('client'))).toEqual({ ok: true, value: caller });
	});

	test.each<[string, TokenClaims, AuthRecord | undefined, 'client' | 'admin', string]>([
		['the account is gone', claims, undefined, 'client', 'unauthenticated'],
		['the account is disabled', claims, { ...active, status: 'disabled' }, 'client', 'unauthenticated'],
		['every session was ended since', claims, { ...active, ver: 4 }, 'client', 'unauthenticated'],
		['it has a future session version', claims, { ...active, ver: 2 }, 'client', 'unauthenticated'],
		['a client calls a staff endpoint', claims, active, 'admin', 'forbidden'],
		[
			'it makes an admin session longer than 8 hours',
			{ ...claims, exp: claims.exp + 1 },
			{ ...active, roles: ['owner'] },
			'admin',
			'unauthenticated',
		],
	])('a genuine token is refused when %s', (_why, given, auth, required, refusal) => {
		expect(decide(given, of(auth), demand(required))).toEqual({ ok: false, refusal });
	});

	test('a genuine token lets staff do what clients may', () => {
		expect(decide(claims, of({ ...active, roles: ['owner'] }), demand('client'))).toMatchObject({ ok: true });
	});

	test('a genuine token is refused once its own session was logged out, and other tokens are accepted', () => {
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
		'a genuine token of staff with second factor %p, where one is required: %p, is refused as %p',
		(hasFactor, isRequired, refusal) => {
			const staff = of({ ...active, roles: ['owner'], hasFactor });
			const decision = decide(claims, staff, demand('admin', isRequired));
			expect(decision.ok ? undefined : decision.refusal).toBe(refusal);
			expect(decide(claims, staff, demand('client', isRequired))).toMatchObject({ ok: true });
		},
	);
});

describe('a role of staff', () => {
	test.each<[readonly StaffRole[], readonly StaffRole[], boolean]>([
		[['owner'], ['owner'], true],
		[['front_desk'], ['owner', 'front_desk'], true],
		[['psychologist', 'editor'], ['owner', 'editor'], true],
		[['front_desk'], ['owner'], false],
		[['editor'], ['owner', 'front_desk', 'psychologist'], false],
		[['psychologist'], ['owner', 'front_desk', 'editor'], false],
	])('a role of staff decides: %j may call an endpoint for %j: %p', (roles, [, ...others], isLetIn) => {
		const allowed = ['owner', ...others.filter((one) => one !== 'owner')] as const;
		const endpoint: Protection = { access: 'admin', roles: allowed };
		const decision = decide(claims, of({ ...active, roles }), { endpoint, asksStaffForFactor: false });
		expect(decision).toMatchObject(isLetIn ? { ok: true, value: { role: 'admin', roles } } : { refusal: 'forbidden' });
	});

	test.each(staffRoles)(
		'a role of staff, %s, limits sessions to 8 hours and needs a second factor where one is required',
		(role) => {
			const auth: AuthRecord = { ...active, roles: [role] };
			const longer = { ...claims, exp: claims.exp + 1 };
			expect(decide(longer, of(auth), demand('client'))).toEqual({ ok: false, refusal: 'unauthenticated' });
			const endpoint: Protection = { access: 'admin', roles: ['owner', 'front_desk', 'psychologist', 'editor'] };
			expect(decide(claims, of(auth), { endpoint, asksStaffForFactor: true })).toMatchObject({
				refusal: 'second_factor_missing',
			});
		},
	);

	test('a role of staff includes the linked entry of the psychologist', () => {
		const auth: AuthRecord = { ...active, roles: ['psychologist'], psychologistId: 'amina-hassan' };
		expect(decide(claims, of(auth), demand('client'))).toMatchObject({ value: { psychologistId: 'amina-hassan' } });
	});
});

describe('the access adapter', () => {
	const identify = access({
		verifier: async () => (token) => (token === 'good' ? claims : undefined),
		readStanding: async () => of(active),
		asksStaffForFactor: false,
	});

	test.each([undefined, '', 'good', 'Basic good', 'Bearer', 'Bearer ', 'Bearer good, Bearer good', 'Bearer bad'])(
		'the access adapter returns 401 to the header %p',
		async (authorization) => {
			expect(await identify(authorization, { access: 'client' })).toEqual({ ok: false, refusal: 'unauthenticated' });
		},
	);

	test('the access adapter accepts the scheme in any case', async () => {
		expect(await identify('bearer good', { access: 'client' })).toMatchObject({ ok: true });
	});

	test.each(['ThrottlingException', 'TimeoutError', 'AccessDeniedException', 'TypeError'])(
		'the access adapter returns 503 and never 401 when a dependency fails with %s',
		async (name) => {
			const broken = async () => {
				throw Object.assign(new Error('out'), { name });
			};
			const noKey = access({ verifier: broken, readStanding: async () => of(active), asksStaffForFactor: false });
			const noTable = access({ verifier: async () => () => claims, readStanding: broken, asksStaffForFactor: false });
			for (const adapter of [noKey, noTable])
				expect(await adapter('Bearer good', { access: 'client' })).toMatchObject({ ok: false, refusal: 'unavailable' });
		},
	);
});
