import type { CheckCode } from '../identity/session/session.usecase.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { rateLimits } from '../platform/limits/rate-limit.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { checkCode } from './second-factor/check-code.usecase.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';

/** How a log-in checks second factors. */
export function checkCodeFromEnvironment(): CheckCode {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return checkCode({
		factors: secondFactorRepository({ db, tableName, openCipher: fieldCipher, newId }),
		limits: rateLimits(db, tableName),
		openCipher: fieldCipher,
	});
}
