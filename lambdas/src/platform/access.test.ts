import { access, decide } from './access.ts';
import type { TokenClaims } from './access-token.ts';
import type { AuthRecord } from './auth.repository.ts';

const claims: TokenClaims = { sub: 'amina', jti: 'token-1', ver: 3, iat: 1000, exp: 1000 + 8 * 3600 };
const active: AuthRecord = { ver: 3, role: 'client', status: 'active' };

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

describe('a genuine token', () => {
	test('lets a client in with the role and version of the record', () => {
		const caller = { userId: 'amina', role: 'client', version: 3, jti: 'token-1' };
		expect(decide(claims, active, 'client')).toEqual({ ok: true, value: caller });
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
	])('is refused when %s', (_why, given, auth, required, refusal) => {
		expect(decide(given, auth, required)).toEqual({ ok: false, refusal });
	});

	test('lets staff do what clients may', () => {
		expect(decide(claims, { ...active, role: 'admin' }, 'client')).toMatchObject({ ok: true });
	});
});

describe('the access adapter', () => {
	const identify = access({
		verifier: async () => (token) => (token === 'good' ? claims : undefined),
		readAuth: async () => active,
	});

	test.each([undefined, '', 'good', 'Basic good', 'Bearer', 'Bearer ', 'Bearer good, Bearer good', 'Bearer bad'])(
		'says 401 to the header %p',
		async (authorization) => {
			expect(await identify(authorization, 'client')).toEqual({ ok: false, refusal: 'unauthenticated' });
		},
	);

	test('takes the scheme in any case', async () => {
		expect(await identify('bearer good', 'client')).toMatchObject({ ok: true });
	});

	test.each(['ThrottlingException', 'TimeoutError', 'AccessDeniedException', 'TypeError'])(
		'says 503 and never 401 when a dependency fails with %s',
		async (name) => {
			const broken = async () => {
				throw Object.assign(new Error('out'), { name });
			};
			const noKey = access({ verifier: broken, readAuth: async () => active });
			const noTable = access({ verifier: async () => () => claims, readAuth: broken });
			for (const adapter of [noKey, noTable])
				expect(await adapter('Bearer good', 'client')).toMatchObject({ ok: false, refusal: 'unavailable' });
		},
	);
});
