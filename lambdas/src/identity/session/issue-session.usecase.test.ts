import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { testKey } from '../../../test-support/platform/signed-token.ts';
import { tokenVerifier } from '../../platform/http/access-token.ts';
import { joseSignatureOf } from './ecdsa-signature.ts';
import { issueSession, lifetimeOf } from './issue-session.usecase.ts';

const ISSUER = 'https://tulia.example';
const key = testKey();
const now = () => new Date('2026-11-23T06:00:00.000Z');
// The library that checks tokens takes no clock.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now().getTime()));
const issue = issueSession({
	issuer: ISSUER,
	keyId: async () => key.jwk.kid,
	// As KMS signs: DER over the message itself.
	sign: async (input) => joseSignatureOf(sign('sha256', input, { key: key.privateKey, dsaEncoding: 'der' })),
	now,
	newTokenId: () => 'token-1',
});

test('a token of identity is accepted by the request guard, with its account and version', async () => {
	const token = await issue({ userId: 'amina', role: 'client', version: 7, remember: false });
	const claims = tokenVerifier({ issuer: ISSUER, keys: [key.jwk], now })(token);
	expect(claims).toMatchObject({ sub: 'amina', ver: 7, jti: 'token-1' });
	expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(12 * 3600);
});

test('a token contains only the id of the person', async () => {
	const [, payload = ''] = (await issue({ userId: 'amina', role: 'admin', version: 1, remember: true })).split('.');
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
	expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'ver']);
});

test.each([
	['client', false, 12],
	['client', true, 30 * 24],
	['admin', false, 8],
	['admin', true, 8],
] as const)('a session of a %s (remembered: %s) lasts %i hours', (role, remember, hours) => {
	expect(lifetimeOf(role, remember)).toBe(hours * 3600);
});

test('every DER signature is converted to the 64 bytes of a JWS', () => {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const lengths = new Set<number>();
	for (let at = 0; at < 1500; at += 1) {
		const message = Buffer.from(`message ${at}`);
		const der = sign('sha256', message, { key: privateKey, dsaEncoding: 'der' });
		lengths.add(der.length);
		const jose = joseSignatureOf(der);
		expect(jose).toHaveLength(64);
		expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, jose)).toBe(true);
	}
	// Short integers and sign bytes both occurred.
	expect(lengths.size).toBeGreaterThan(2);
});

test('a signature that is not DER throws', () => {
	expect(() => joseSignatureOf(new Uint8Array(64))).toThrow('not DER');
});
