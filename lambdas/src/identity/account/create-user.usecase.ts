import type { Role } from '@tulia/contracts/identity/schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { NewJob } from '../../outbox/job.ts';
import { canonicalEmail } from '../../platform/email-address.ts';
import { ok, type Result } from '../../platform/http/result.ts';
import type { AccountStore, NewAccount } from './account.ts';

export interface CreateUserDeps {
	readonly accounts: Pick<AccountStore, 'create'>;
	readonly hash: (password: string) => Promise<string>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export interface NewUser {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	/** `admin`: an owner, unless there are `roles`. */
	readonly role: Role;
	readonly roles?: readonly StaffRole[];
	/** This person's entry in the list of psychologists. */
	readonly psychologistId?: string;
	readonly emailVerified: boolean;
	/** Whether to send a welcome mail with a link that confirms the address. */
	readonly welcome: boolean;
}

/** Creates an account of any role, for registration (always `client`) and the seed's staff. */
export const createUser =
	({ accounts, hash, now, newId }: CreateUserDeps) =>
	async ({
		name,
		email,
		password,
		role,
		roles = role === 'admin' ? ['owner'] : [],
		psychologistId,
		emailVerified,
		welcome,
	}: NewUser): Promise<Result<NewAccount, 'email_taken'>> => {
		const moment = now();
		const account: NewAccount = {
			id: newId(moment),
			name: name.trim(),
			email: canonicalEmail(email),
			emailVerified,
			roles,
			...(psychologistId === undefined ? {} : { psychologistId }),
			passwordHash: await hash(password),
			joinedAt: moment.toISOString(),
		};
		const job: NewJob = { id: newId(moment), type: 'welcome_mail', ref: account.id, refVersion: 1, now: moment };
		const stored = await accounts.create(account, welcome ? job : undefined);
		return stored.ok ? ok(account) : stored;
	};
