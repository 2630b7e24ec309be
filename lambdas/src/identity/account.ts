import type { Role, User } from '@tulia/contracts/identity/schemas';
import type { Result } from '../platform/result.ts';

/** The date of the terms and of the privacy policy that registration accepts (spec section 2). */
export const termsVersion = '2025-06-15';

/** A new account, ready to be stored. The address is canonical, the password already hashed. */
export interface NewAccount {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly emailVerified: boolean;
	readonly role: Role;
	readonly passwordHash: string;
	/** Instant (ISO 8601, UTC); also the moment the terms were accepted. */
	readonly joinedAt: string;
}

/** What login decides on. */
export interface Login {
	readonly userId: string;
	readonly passwordHash: string;
	readonly role: Role;
	readonly version: number;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** Whether a second factor is asked for. */
	readonly hasFactor: boolean;
	readonly profile: Profile;
}

/** What a person is shown of the own account. */
export type Profile = Pick<User, 'name' | 'email' | 'emailVerified'>;

/** What identity needs from storage. Addresses are canonical. */
export interface AccountStore {
	/** Stores everything of an account in one transaction, so that two people can never hold one address. */
	create(account: NewAccount): Promise<Result<undefined, 'email_taken'>>;
	/** Does the same reads whether or not the address is known. */
	findLogin(email: string): Promise<Login | undefined>;
	readProfile(userId: string): Promise<Profile | undefined>;
	/** Replaces a hash by a stronger one of the same password; does nothing when it changed meanwhile. */
	replaceHash(userId: string, old: string, replacement: string): Promise<void>;
}
