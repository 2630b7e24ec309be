import type { Role } from '@tulia/contracts/identity/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { AccountStore, NewAccount } from './account.ts';
import { canonicalEmail } from './email-address.ts';

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
	readonly role: Role;
	readonly emailVerified: boolean;
}

/** Makes an account of any role: registration (always `client`) and the seed's staff both come through here. */
export const createUser =
	({ accounts, hash, now, newId }: CreateUserDeps) =>
	async ({ name, email, password, role, emailVerified }: NewUser): Promise<Result<NewAccount, 'email_taken'>> => {
		const moment = now();
		const account: NewAccount = {
			id: newId(moment),
			name: name.trim(),
			email: canonicalEmail(email),
			emailVerified,
			role,
			passwordHash: await hash(password),
			joinedAt: moment.toISOString(),
		};
		const stored = await accounts.create(account);
		return stored.ok ? ok(account) : stored;
	};
