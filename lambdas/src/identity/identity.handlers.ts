import { checkCodeFromEnvironment } from '../account/check-code.wiring.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { publishedKeys } from '../platform/keys/signing-key.ts';
import { newId } from '../platform/new-id.ts';
import { authRepository } from '../platform/table/auth.repository.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { createUser } from './account/create-user.usecase.ts';
import { hashPassword } from './account/password-hash.ts';
import { roleRepository } from './account/role.repository.ts';
import { confirmEmail } from './address/confirm-email.usecase.ts';
import { emailChangeRepository } from './address/email-change.repository.ts';
import { identityFromEnvironment } from './identity.wiring.ts';
import { forgotPassword, resetPassword } from './password/reset-password.usecase.ts';
import { register } from './registration/register.usecase.ts';
import { login, logout, verify } from './session/session.usecase.ts';
import { tokensFromEnvironment } from './tokens.wiring.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const identity = identityFromEnvironment();
const { accounts, loginLimits: limits } = identity;
const issueToken = tokensFromEnvironment();
const emailChanges = emailChangeRepository({ db, tableName, openCipher: fieldCipher, newId });

export const identityHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/identity.identity'), {
	register: register({
		...identity,
		createUser: createUser({ accounts: identity.accounts, hash: hashPassword, now: clock, newId }),
		issueToken,
		now: clock,
	}),
	login: login({
		accounts,
		limits,
		hash: hashPassword,
		checkCode: checkCodeFromEnvironment(),
		roles: roleRepository(db, tableName, newId),
		issueToken,
		now: clock,
	}),
	verify: verify(identity),
	logout: logout({ sessions: authRepository(db, tableName) }),
	forgotPassword: forgotPassword({ ...identity, now: clock }),
	resetPassword: resetPassword({ ...identity, hash: hashPassword, now: clock }),
	confirmEmail: confirmEmail({ ...identity, emailChanges, now: clock }),
	getJwks: async () => ok({ keys: [...(await publishedKeys())] }),
});
