import { httpHandler } from '../platform/http.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';
import { verify } from './verify.usecase.ts';

export const verifyHandler = httpHandler('verify', identityValidators, verify(identityFromEnvironment()));
