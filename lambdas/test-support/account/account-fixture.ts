import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { closingRepository } from '../../src/account/close/closing.repository.ts';
import { writingsRepository } from '../../src/account/close/writings.repository.ts';
import { accountChanges } from '../../src/account/own/account-changes.repository.ts';
import { proveOwner } from '../../src/account/own/prove-owner.usecase.ts';
import { readAccount } from '../../src/account/own/read-account.usecase.ts';
import { phoneRepository } from '../../src/account/phone/phone.repository.ts';
import { newPhoneCode } from '../../src/account/phone-code.ts';
import { checkCode } from '../../src/account/second-factor/check-code.usecase.ts';
import { secondFactorRepository } from '../../src/account/second-factor/second-factor.repository.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { phoneStates } from '../../src/client/phone-state.repository.ts';
import { codesLeft } from '../../src/client/sms-month.repository.ts';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { accountJobs } from '../../src/identity/account/account-jobs.repository.ts';
import { createUser } from '../../src/identity/account/create-user.usecase.ts';
import { hashPassword } from '../../src/identity/account/password-hash.ts';
import { roleRepository } from '../../src/identity/account/role.repository.ts';
import { emailChangeRepository } from '../../src/identity/address/email-change.repository.ts';
import { linkRepository } from '../../src/identity/address/link.repository.ts';
import { mailToAddress } from '../../src/identity/address/mail-to-address.usecase.ts';
import { passwordRepository } from '../../src/identity/password/password.repository.ts';
import { issueSession } from '../../src/identity/session/issue-session.usecase.ts';
import { loginLimits } from '../../src/identity/session/login-limits.repository.ts';
import { login } from '../../src/identity/session/session.usecase.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { access } from '../../src/platform/http/access.ts';
import { tokenVerifier } from '../../src/platform/http/access-token.ts';
import type { Caller } from '../../src/platform/http/http.ts';
import type { KeyedCipher } from '../../src/platform/keys/field-cipher.ts';
import { mailCap } from '../../src/platform/limits/mail-cap.repository.ts';
import { rateLimits } from '../../src/platform/limits/rate-limit.repository.ts';
import { visitorLimits } from '../../src/platform/limits/visitor-limits.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import { authRepository } from '../../src/platform/table/auth.repository.ts';
import { waitingListRepository } from '../../src/waiting-list/waiting-list.repository.ts';
import { type FakeClock, fakeClock } from '../notification/fake-clock.ts';
import { testKey } from '../platform/signed-token.ts';

export const PASSWORD = 'Mvua7ya7Kusi!';
export const OTHER_PASSWORD = 'Jua9Linawaka!';
const ISSUER = 'https://tulia.example';

/** The real hash at a low cost: tests log in hundreds of times. */
const cheapHash = (password: string): Promise<string> => hashPassword(password, { ln: 4, r: 8, p: 1 });

export const viewerAt = (ip: string, device?: string) => ({ ip, device, userAgent: '' });

export interface AccountTable {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly cipher: KeyedCipher;
	readonly clock?: FakeClock;
}

/** Identity and account over a real table, wired as their functions do, with a manual clock and a key of their own. */
export function accountFixture({ db, tableName, cipher, clock = fakeClock('2026-11-20T06:00:00.000Z') }: AccountTable) {
	const openCipher = async () => cipher;
	const { now } = clock;
	const key = testKey();
	const deps = { ...stores(db, tableName, openCipher), openCipher, hash: cheapHash, newId, now };
	const issueToken = issueSession({
		issuer: ISSUER,
		keyId: async () => key.jwk.kid,
		sign: async (input) => key.sign(input),
		now,
		newTokenId: randomUUID,
	});
	const code = checkCode(deps);
	const whole = {
		...deps,
		issueToken,
		checkCode: code,
		newCode: newPhoneCode,
		hasCodesLeft: codesLeft(db, tableName, 200),
		prove: proveOwner({ ...deps, limits: deps.rates }),
		smsStop: 'reply' as const,
		read: readAccount({ ...deps, smsStop: 'reply', asksStaffForFactor: false }),
		mail: mailToAddress({ jobs: deps.jobs, cap: mailCap(db, tableName), openCipher, newId }),
		readCentre: async () => ({ name: 'Tulia Centre' }),
	};
	const verifier = async () => tokenVerifier({ issuer: ISSUER, keys: [key.jwk], now });
	const identifyWhere = (asksStaffForFactor: boolean) =>
		access({ verifier, readStanding: authRepository(db, tableName).read, asksStaffForFactor });
	return {
		db,
		tableName,
		cipher,
		clock,
		deps: whole,
		key,
		identifyWhere,
		...accountOperations(whole, identifyWhere(false)),
	};
}
export type AccountFixture = ReturnType<typeof accountFixture>;

function stores(db: DynamoDBDocumentClient, tableName: string, openCipher: () => Promise<KeyedCipher>) {
	const rates = rateLimits(db, tableName);
	return {
		accounts: accountRepository(db, tableName, openCipher),
		roles: roleRepository(db, tableName, newId),
		links: linkRepository(db, tableName),
		passwords: passwordRepository(db, tableName, newId),
		changes: accountChanges(db, tableName, newId),
		emailChanges: emailChangeRepository({ db, tableName, openCipher, newId }),
		closings: closingRepository(db, tableName, newId),
		factors: secondFactorRepository({ db, tableName, openCipher, newId }),
		phoneStates: phoneStates(db, tableName, openCipher),
		phones: phoneRepository({ db, tableName, openCipher, newId }),
		jobs: accountJobs(db, tableName),
		writings: writingsRepository(db, tableName, openCipher),
		appointments: appointmentRepository(db, tableName),
		payments: paymentRepository(db, tableName, openCipher),
		waitingList: waitingListRepository(db, tableName),
		subscriptions: subscriptionRepository(db, tableName),
		sessions: authRepository(db, tableName),
		visitorLimits: visitorLimits(db, tableName, openCipher),
		loginLimits: loginLimits(db, tableName, openCipher),
		rates,
		limits: rates,
	};
}

interface PeopleDeps {
	readonly accounts: ReturnType<typeof stores>['accounts'];
	readonly roles: ReturnType<typeof stores>['roles'];
	readonly loginLimits: ReturnType<typeof stores>['loginLimits'];
	readonly issueToken: ReturnType<typeof issueSession>;
	readonly checkCode: ReturnType<typeof checkCode>;
	readonly hash: typeof cheapHash;
	readonly now: () => Date;
	readonly newId: typeof newId;
}

function accountOperations(deps: PeopleDeps, identify: ReturnType<typeof access>) {
	const create = createUser(deps);
	const run = login({ ...deps, limits: deps.loginLimits });
	/** Logs in, from the same network unless another is given. */
	const logIn = (
		email: string,
		password = PASSWORD,
		{ code, ip = '203.0.113.7', device }: { code?: string; ip?: string; device?: string } = {},
	) => run({ body: { email, password, ...(code === undefined ? {} : { code }) }, viewer: viewerAt(ip, device) });
	return {
		async join(email: string, role: 'client' | 'admin' = 'client', name = 'Amina Wanjiru'): Promise<string> {
			const created = await create({ name, email, password: PASSWORD, role, emailVerified: false, welcome: false });
			if (!created.ok) throw new Error(`${email} is taken.`);
			return created.value.id;
		},
		logIn,
		async tokenOf(email: string, password = PASSWORD): Promise<string> {
			const answer = await logIn(email, password);
			if (!answer.ok) throw new Error(`Logging in was refused: ${answer.refusal}.`);
			return answer.value.token;
		},
		/** The caller that a token names. */
		async callerOf(token: string): Promise<Caller> {
			const caller = await identify(`Bearer ${token}`, { access: 'client' });
			if (!caller.ok) throw new Error(`The token is refused: ${caller.refusal}.`);
			return caller.value;
		},
		identify,
	};
}
