import { accountJobs } from '../identity/account-jobs.repository.ts';
import { identityFromEnvironment } from '../identity/identity-from-environment.handler.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { tokensFromEnvironment } from '../identity/tokens-from-environment.handler.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { rateLimits } from '../platform/rate-limit.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { accountChanges } from './account-changes.repository.ts';
import { checkCode } from './check-code.usecase.ts';
import { emailChangeRepository } from './email-change.repository.ts';
import { proveOwner } from './prove-owner.usecase.ts';
import { readAccount } from './read-account.usecase.ts';
import { secondFactorRepository } from './second-factor.repository.ts';

/** The account noun over the table this process was deployed with: what any of its use cases may ask for. */
export function accountFromEnvironment() {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	const identity = identityFromEnvironment();
	const limits = rateLimits(db, tableName);
	const factors = secondFactorRepository({ db, tableName, openCipher: fieldCipher, newId });
	const asksStaffForFactor = process.env.STAFF_SECOND_FACTOR === 'required';
	return {
		...identity,
		limits,
		visitorLimits: identity.limits,
		emailChanges: emailChangeRepository({ db, tableName, openCipher: fieldCipher, newId }),
		factors,
		changes: accountChanges(db, tableName, newId),
		jobs: accountJobs(db, tableName),
		read: readAccount({ accounts: identity.accounts, factors, asksStaffForFactor, now: clock }),
		prove: proveOwner({ accounts: identity.accounts, limits, now: clock }),
		checkCode: checkCode({ factors, limits, openCipher: fieldCipher }),
		issueToken: tokensFromEnvironment(),
		readCentre: () => profileRepository(db, tableName).read(),
		hash: hashPassword,
		openCipher: fieldCipher,
		newId,
		now: clock,
	};
}
