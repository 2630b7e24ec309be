import { authRepository } from '../platform/auth.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { identityValidators } from './identity-validators.ts';
import { logout } from './logout.usecase.ts';

export const logoutHandler = httpHandler(
	'logout',
	identityValidators,
	logout({ sessions: authRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
