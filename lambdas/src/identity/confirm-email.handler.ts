import { emailChangeRepository } from '../account/email-change.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { confirmEmail } from './confirm-email.usecase.ts';
import { identityFromEnvironment } from './identity-from-environment.handler.ts';
import { identityValidators } from './identity-validators.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const emailChanges = emailChangeRepository({ db, tableName, openCipher: fieldCipher, newId });

export const confirmEmailHandler = httpHandler(
	'confirmEmail',
	identityValidators,
	confirmEmail({ ...identityFromEnvironment(), emailChanges, now: clock }),
);
