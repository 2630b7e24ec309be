import type { Account } from '@tulia/contracts/account/schemas';
import { phoneStates } from '../client/phone-state.repository.ts';
import { codesLeft } from '../client/sms-month.repository.ts';
import { messagesOfCeiling } from '../client/sms-month.ts';
import { accountJobs } from '../identity/account/account-jobs.repository.ts';
import { hashPassword } from '../identity/account/password-hash.ts';
import { emailChangeRepository } from '../identity/address/email-change.repository.ts';
import { identityFromEnvironment } from '../identity/identity.wiring.ts';
import { tokensFromEnvironment } from '../identity/tokens.wiring.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { rateLimits } from '../platform/limits/rate-limit.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { accountChanges } from './own/account-changes.repository.ts';
import { proveOwner } from './own/prove-owner.usecase.ts';
import { readAccount } from './own/read-account.usecase.ts';
import { phoneRepository } from './phone/phone.repository.ts';
import { newPhoneCode } from './phone-code.ts';
import { checkCode } from './second-factor/check-code.usecase.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';

/** The use cases of accounts, wired to the table that this process was deployed with. */
export function accountFromEnvironment() {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	const identity = identityFromEnvironment();
	const limits = rateLimits(db, tableName);
	const phones = phoneRepository({ db, tableName, openCipher: fieldCipher, newId });
	const phoneStateStore = phoneStates(db, tableName, fieldCipher);
	const smsStop = smsStopFromEnvironment();
	const factors = secondFactorRepository({ db, tableName, openCipher: fieldCipher, newId });
	const asksStaffForFactor = process.env.STAFF_SECOND_FACTOR === 'required';
	return {
		...identity,
		limits,
		visitorLimits: identity.limits,
		emailChanges: emailChangeRepository({ db, tableName, openCipher: fieldCipher, newId }),
		factors,
		phones,
		phoneStates: phoneStateStore,
		smsStop,
		hasCodesLeft: codesLeft(db, tableName, smsPerMonth()),
		newCode: newPhoneCode,
		changes: accountChanges(db, tableName, newId),
		jobs: accountJobs(db, tableName),
		read: readAccount({
			...{ accounts: identity.accounts, factors, phones, phoneStates: phoneStateStore },
			...{ smsStop, asksStaffForFactor, now: clock },
		}),
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

/** The monthly limit of SMS, computed as in the notifier. */
const smsPerMonth = (): number =>
	messagesOfCeiling(Number(process.env.SMS_CEILING_CENTS ?? 0), Number(process.env.SMS_MAX_PRICE_CENTS ?? 1));

/** Undefined on a stage that sends no SMS. */
function smsStopFromEnvironment(): Account['smsStop'] {
	const stop = process.env.SMS_STOP;
	return stop === 'reply' || stop === 'page' ? stop : undefined;
}
