import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { mailCap } from '../platform/mail-cap.ts';
import { newId } from '../platform/new-id.ts';
import { type VisitorLimits, visitorLimits } from '../platform/visitor-limits.ts';
import { accountRepository } from './account.repository.ts';
import type { AccountStore } from './account.ts';
import { accountJobs } from './account-jobs.repository.ts';
import { linkRepository } from './link.repository.ts';
import type { LinkStore } from './link.ts';
import { loginLimits } from './login-limits.repository.ts';
import type { LoginLimits } from './login-limits.ts';
import { type MailToAddress, mailToAddress } from './mail-to-address.usecase.ts';
import { passwordRepository } from './password.repository.ts';
import type { PasswordStore } from './password-store.ts';

/** The identity noun over the table this process was deployed with. */
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
