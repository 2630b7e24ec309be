import { requireEnv } from '../config.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { type PublicJwk, publicJwkOf } from './jwk.ts';
import { keyService } from './kms.gateway.ts';

const publicKeyOf = async (keyId: string): Promise<PublicJwk> => publicJwkOf(await keyService().publicKey(keyId));

/** The public half of the key that signs sessions: asked of KMS once per process, then pinned. */
export const publicSigningKey: () => Promise<PublicJwk> = memoizeAsync(() => publicKeyOf(requireEnv('SIGNING_KEY_ID')));

/**
 * Every key whose signatures count, the signing one first: during a rotation also the one to come, so that everybody knows
 * it before it signs, or the one that was, until its last token has ended (docs/operations.md).
 */
export const publishedKeys: () => Promise<readonly PublicJwk[]> = memoizeAsync(async () => {
	const others = (process.env.OTHER_SIGNING_KEY_IDS ?? '').split(',').filter(Boolean);
	return Promise.all([publicSigningKey(), ...others.map(publicKeyOf)]);
});
