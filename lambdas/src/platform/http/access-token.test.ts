import { createHmac, sign } from 'node:crypto';
import { encodePart, signedToken, testKey } from '../../../test-support/platform/signed-token.ts';
import { tokenVerifier } from './access-token.ts';

const key = testKey();
const stranger = testKey();
const ISSUER = 'http://localhost:8080';
const NOW = new Date('2026-11-23T06:00:00.000Z');
const nowSeconds = NOW.getTime() / 1000;
const HOUR = 3600;

const header = { alg: 'ES256', typ: 'at+jwt', kid: key.jwk.kid };
const claims = {
	iss: ISSUER,
	aud: 'tulia-api',
	sub: '01KAMINA',
	jti: 'token-1',
	ver: 3,
	iat: nowSeconds - 10,
	exp: nowSeconds + 12 * HOUR,
};
const without = (name: keyof typeof claims) => {
	const { [name]: _left, ...rest } = claims;
	return rest;
};
const genuine = signedToken(header, claims, key);
const [head = '', payload = '', signature = ''] = genuine.split('.');
const verify = tokenVerifier({ issuer: ISSUER, keys: [key.jwk], now: () => NOW });
// The library that verifies tokens reads the clock itself.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime()));

const der = sign('sha256', Buffer.from(`${head}.${payload}`), key.privateKey).toString('base64url');
const hs256 = { ...header, alg: 'HS256' };
const hmacInput = `${encodePart(hs256)}.${payload}`;
const hmac = createHmac('sha256', key.publicKey.export({ format: 'pem', type: 'spki' })).update(hmacInput);
/** The last character of 64 bytes carries four unused bits: another spelling of the same signature. */
const otherSpelling = signature.slice(0, -1) + String.fromCharCode(signature.charCodeAt(signature.length - 1) + 1);

describe('a session token', () => {
	test('a session token issued by identity is accepted and names its account', () => {
		expect(verify(genuine)).toEqual({
			sub: '01KAMINA',
			jti: 'token-1',
			ver: 3,
			iat: claims.iat,
			exp: claims.exp,
		});
	});

	test('a session token that was accepted does not affect the check of the next one', () => {
		expect(verify(genuine)).toBeDefined();
		expect(verify(`${head}.${payload}.${'A'.repeat(86)}`)).toBeUndefined();
	});

	test.each<[string, string]>([
		['it has no expiry', signedToken(header, without('exp'), key)],
		['it expired a second ago', signedToken(header, { ...claims, iat: nowSeconds - HOUR, exp: nowSeconds - 1 }, key)],
		['its expiry is text', signedToken(header, { ...claims, exp: String(claims.exp) }, key)],
		['it lives longer than 30 days', signedToken(header, { ...claims, exp: claims.iat + 31 * 24 * HOUR }, key)],
		['it expires before it was issued', signedToken(header, { ...claims, iat: claims.exp + 1 }, key)],
		['it has no issue time', signedToken(header, without('iat'), key)],
		[
			'it was issued tomorrow',
			signedToken(header, { ...claims, iat: nowSeconds + 24 * HOUR, exp: nowSeconds + 25 * HOUR }, key),
		],
		['it is not valid yet', signedToken(header, { ...claims, nbf: nowSeconds + HOUR }, key)],
		['its not-before is text', signedToken(header, { ...claims, nbf: 'now' }, key)],
		['it has no subject', signedToken(header, without('sub'), key)],
		['its subject is not text', signedToken(header, { ...claims, sub: 7 }, key)],
		['it has no id', signedToken(header, without('jti'), key)],
		['it has no version', signedToken(header, without('ver'), key)],
		['its version is text', signedToken(header, { ...claims, ver: '3' }, key)],
		['it is of another type', signedToken({ ...header, typ: 'reset+jwt' }, claims, key)],
		['it has no type', signedToken({ alg: 'ES256', kid: key.jwk.kid }, claims, key)],
		['its claims hide in the header', signedToken({ ...header, ...claims }, {}, key)],
		['another key signed it', signedToken(header, claims, stranger)],
		['another key signed it under its own name', signedToken({ ...header, kid: stranger.jwk.kid }, claims, stranger)],
		['it asks for an extension we do not know', signedToken({ ...header, crit: ['exp'] }, claims, key)],
		['its list of extensions is empty', signedToken({ ...header, crit: [] }, claims, key)],
		['it brings its own key', signedToken({ ...header, jwk: stranger.jwk }, claims, stranger)],
		[
			'it points at a key elsewhere',
			signedToken({ ...header, kid: 'x', jku: 'https://evil.example/jwks' }, claims, stranger),
		],
		['it names no key', signedToken({ alg: 'ES256', typ: 'at+jwt' }, claims, key)],
		['it claims to need no signature', `${encodePart({ ...header, alg: 'none' })}.${payload}.`],
		['its signature is an HMAC under the public key', `${hmacInput}.${hmac.digest('base64url')}`],
		['it is for another audience', signedToken(header, { ...claims, aud: 'elsewhere' }, key)],
		['it is from another issuer', signedToken(header, { ...claims, iss: 'https://evil.example' }, key)],
		['its claims were replaced', `${head}.${encodePart({ ...claims, sub: '01KADMIN' })}.${signature}`],
		['its signature is padded', `${genuine}=`],
		['its signature has another base64url spelling', `${head}.${payload}.${otherSpelling}`],
		['its signature is all zeros', `${head}.${payload}.${'A'.repeat(86)}`],
		['its signature is DER', `${head}.${payload}.${der}`],
		['its signature is a byte too long', `${head}.${payload}.${Buffer.alloc(65, 1).toString('base64url')}`],
		['its signature is missing', `${head}.${payload}.`],
		['it has two parts', `${head}.${payload}`],
		['it has four parts', `${genuine}.${signature}`],
		['it is not base64url', `${head}.${payload}.${'!'.repeat(86)}`],
		['it is empty', ''],
		['it is enormous', `${head}.${'A'.repeat(5000)}.${signature}`],
	])('a session token is refused when %s', (_why, token) => {
		expect(verify(token)).toBeUndefined();
	});
});
