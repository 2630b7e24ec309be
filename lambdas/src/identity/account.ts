import type { Consent } from '@tulia/contracts/account/schemas';
import type { Role, User } from '@tulia/contracts/identity/schemas';
import type { JobItem } from '../notification/job.ts';
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
export interface Profile extends Pick<User, 'name' | 'email' | 'emailVerified'> {
	/** ISO UTC. */
	readonly joinedAt: string;
	readonly consents: readonly Consent[];
}

/** What identity needs from storage. Addresses are canonical. */
export interface AccountStore {
	/** Stores everything of an account, and the promise of a welcome mail, in one transaction: two people can never hold one address. */
	create(account: NewAccount, welcome?: JobItem): Promise<Result<undefined, 'email_taken'>>;
	/** Does the same reads whether or not the address is known. */
	findLogin(email: string): Promise<Login | undefined>;
	/** Notes that the address is the person's own; does nothing when the account is gone. */
	confirmEmail(userId: string): Promise<void>;
	/** What login decides on, for somebody who is logged in already. */
	readLogin(userId: string): Promise<Login | undefined>;
	readProfile(userId: string): Promise<Profile | undefined>;
	/** Replaces a hash by a stronger one of the same password; does nothing when it changed meanwhile. */
	replaceHash(userId: string, old: string, replacement: string): Promise<void>;
}
