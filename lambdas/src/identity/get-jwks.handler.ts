import { httpHandler } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { publicSigningKey } from '../platform/signing-key.ts';

export const getJwksHandler = httpHandler('getJwks', async () => ok({ keys: [await publicSigningKey()] }));
