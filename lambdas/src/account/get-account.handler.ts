import { httpHandler } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';

const { read } = accountFromEnvironment();

export const getAccountHandler = httpHandler('getAccount', accountValidators, async ({ caller }) =>
	ok(await read(caller)),
);
