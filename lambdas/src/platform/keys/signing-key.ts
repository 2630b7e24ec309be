import { requireEnv } from '../config.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { type PublicJwk, publicJwkOf } from './jwk.ts';
import { keyService } from './kms.gateway.ts';

const publicKeyOf = async (keyId: string): Promise<PublicJwk> => publicJwkOf(await keyService().publicKey(keyId));

/** The public half of the key that signs sessions: fetched from KMS once per process, then pinned. */
export const publicSigningKey: () => Promise<PublicJwk> = memoizeAsync(() => publicKeyOf(requireEnv('SIGNING_KEY_ID')));

/**
 * Every key whose signatures are accepted; the first one signs. During a rotation this includes the next key, so that
 * all verifiers know it before it signs, or the previous key until its last token has expired (docs/operations.md).
 */
export const publishedKeys: () => Promise<readonly PublicJwk[]> = memoizeAsync(async () => {
	const others = (process.env.OTHER_SIGNING_KEY_IDS ?? '').split(',').filter(Boolean);
	return Promise.all([publicSigningKey(), ...others.map(publicKeyOf)]);
});
