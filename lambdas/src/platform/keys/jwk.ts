import { createHash, createPublicKey } from 'node:crypto';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { getJwks } from '@tulia/contracts/identity/endpoints';

export type PublicJwk = ResponseOf<typeof getJwks>['keys'][number];

/**
 * The public half of an ES256 key as published in the key set. `spki` is the DER from KMS. The key id is its RFC 7638
 * thumbprint, so that signer and verifiers derive the same id independently.
 */
export function publicJwkOf(spki: Uint8Array): PublicJwk {
	const { crv, x, y } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({
		format: 'jwk',
	});
	if (crv !== 'P-256' || x === undefined || y === undefined) throw new Error('The signing key is not on P-256.');
	// RFC 7638: the required members in lexical order, no white space.
	const kid = createHash('sha256')
		.update(JSON.stringify({ crv, kty: 'EC', x, y }))
		.digest('base64url');
	return { kty: 'EC', crv, x, y, kid, use: 'sig', alg: 'ES256' };
}
