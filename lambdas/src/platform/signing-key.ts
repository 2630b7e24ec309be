import { requireEnv } from './config.ts';
import { type PublicJwk, publicJwkOf } from './jwk.ts';
import { keyService } from './kms.gateway.ts';
import { onceUnlessFailed } from './once-unless-failed.ts';

/** The public half of the key that signs sessions: asked of KMS once per process, then pinned. */
export const publicSigningKey: () => Promise<PublicJwk> = onceUnlessFailed(async () =>
	publicJwkOf(await keyService().publicKey(requireEnv('SIGNING_KEY_ID'))),
);
