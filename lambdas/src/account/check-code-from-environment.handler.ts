import type { CheckCode } from '../identity/login.usecase.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { rateLimits } from '../platform/rate-limit.repository.ts';
import { checkCode } from './check-code.usecase.ts';
import { secondFactorRepository } from './second-factor.repository.ts';

/** What login asks of second factors. */
export function checkCodeFromEnvironment(): CheckCode {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return checkCode({
		factors: secondFactorRepository({ db, tableName, openCipher: fieldCipher, newId }),
		limits: rateLimits(db, tableName),
		openCipher: fieldCipher,
	});
}
