import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type PublicJwk, publicJwkOf } from '../../src/platform/keys/jwk.ts';

export interface TestKey {
	readonly privateKey: KeyObject;
	readonly publicKey: KeyObject;
	/** SPKI in DER, as KMS returns it. */
	readonly spki: Buffer;
	readonly jwk: PublicJwk;
	/** ES256 over a signing input: r ‖ s. */
	readonly sign: (input: Uint8Array) => Buffer;
}

/** A fresh P-256 key pair. */
export function testKey(): TestKey {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const spki = publicKey.export({ format: 'der', type: 'spki' });
	const signWith = (input: Uint8Array) => sign('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' });
	return { privateKey, publicKey, spki, jwk: publicJwkOf(spki), sign: signWith };
}

export const encodePart = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A compact JWS over any header and claims, signed with ES256 whatever the header says. */
export function signedToken(header: object, claims: object, key: TestKey): string {
	const input = `${encodePart(header)}.${encodePart(claims)}`;
	return `${input}.${key.sign(Buffer.from(input)).toString('base64url')}`;
}
