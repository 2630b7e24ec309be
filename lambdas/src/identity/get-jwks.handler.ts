import { httpHandler } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { publishedKeys } from '../platform/signing-key.ts';
import { identityValidators } from './identity-validators.ts';

export const getJwksHandler = httpHandler('getJwks', identityValidators, async () =>
	ok({ keys: [...(await publishedKeys())] }),
);
