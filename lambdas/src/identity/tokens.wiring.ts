import { randomUUID } from 'node:crypto';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { keyService } from '../platform/keys/kms.gateway.ts';
import { publicSigningKey } from '../platform/keys/signing-key.ts';
import { joseSignatureOf } from './session/ecdsa-signature.ts';
import { issueSession } from './session/issue-session.usecase.ts';

/** Issues sessions signed inside KMS by the key of this deployment. */
export function tokensFromEnvironment(): ReturnType<typeof issueSession> {
	const signingKeyId = requireEnv('SIGNING_KEY_ID');
	return issueSession({
		issuer: requireEnv('SITE_ORIGIN'),
		keyId: async () => (await publicSigningKey()).kid,
		sign: async (input) => joseSignatureOf(await keyService().sign(signingKeyId, input)),
		now: clock,
		newTokenId: randomUUID,
	});
}
