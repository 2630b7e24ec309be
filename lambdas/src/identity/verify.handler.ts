import { httpHandler } from '../platform/http.ts';
import { accountsFromEnvironment } from './accounts-from-environment.handler.ts';
import { verify } from './verify.usecase.ts';

export const verifyHandler = httpHandler('verify', verify({ accounts: accountsFromEnvironment() }));
