import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { mailCap } from '../platform/limits/mail-cap.repository.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { accountRepository } from './account/account.repository.ts';
import type { AccountStore } from './account/account.ts';
import { accountJobs } from './account/account-jobs.repository.ts';
import { linkRepository } from './address/link.repository.ts';
import type { LinkStore } from './address/link.ts';
import { type MailToAddress, mailToAddress } from './address/mail-to-address.usecase.ts';
import { passwordRepository } from './password/password.repository.ts';
import type { PasswordStore } from './password/password-store.ts';
import { loginLimits } from './session/login-limits.repository.ts';
import type { LoginLimits } from './session/login-limits.ts';

/** The identity noun over the table of this process. */
export interface Identity {
	readonly accounts: AccountStore;
	readonly links: LinkStore;
	readonly passwords: PasswordStore;
	readonly limits: VisitorLimits;
	readonly loginLimits: LoginLimits;
	readonly mail: MailToAddress;
}

export function identityFromEnvironment(): Identity {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return {
		accounts: accountRepository(db, tableName, fieldCipher),
		links: linkRepository(db, tableName),
		passwords: passwordRepository(db, tableName, newId),
		limits: visitorLimits(db, tableName, fieldCipher),
		loginLimits: loginLimits(db, tableName, fieldCipher),
		mail: mailToAddress({
			jobs: accountJobs(db, tableName),
			cap: mailCap(db, tableName),
			openCipher: fieldCipher,
			newId,
		}),
	};
}
