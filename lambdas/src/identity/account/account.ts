import type { Consent, EmailChange } from '@tulia/contracts/account/schemas';
import type { IdentityProof } from '@tulia/contracts/client/staff-schemas';
import type { Role, User } from '@tulia/contracts/identity/schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { MergedRecord } from '../../client/merged-record.ts';
import type { Reach } from '../../client/reach.ts';
import type { NewJob } from '../../outbox/job.ts';
import type { StatedAddress } from '../../platform/confirmed-address.ts';
import type { Result } from '../../platform/http/result.ts';

/** A new account, ready to be stored. The address is canonical, the password already hashed. */
export interface NewAccount {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly emailVerified: boolean;
	/** The roles of a member of staff; empty for clients. */
	readonly roles: readonly StaffRole[];
	/** This person's entry in the list of psychologists. */
	readonly psychologistId?: string;
	readonly passwordHash: string;
	/** Instant (ISO 8601, UTC); also the moment the terms were accepted. */
	readonly joinedAt: string;
}

/** The roles of an account. */
export interface StaffStanding {
	/** The role of the specification. */
	readonly role: Role;
	/** The roles of a member of staff; empty for clients. */
	readonly roles: readonly StaffRole[];
	/** This person's entry in the list of psychologists. */
	readonly psychologistId?: string;
}

/** The roles of an account in the shape of a response: for a client, only the role. */
export const shownStanding = ({
	role,
	roles,
	psychologistId,
}: StaffStanding): Pick<User, 'role' | 'roles' | 'psychologistId'> => ({
	role,
	...(roles.length > 0 ? { roles: [...roles] } : {}),
	...(psychologistId === undefined ? {} : { psychologistId }),
});

/** Attributes that log-in decides on. */
export interface Login extends StaffStanding {
	readonly userId: string;
	readonly passwordHash: string;
	readonly version: number;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** Whether log-in requires a second factor. */
	readonly hasFactor: boolean;
	readonly profile: Profile;
}

/** An account as its owner sees it. */
export interface Profile extends Pick<User, 'name' | 'email' | 'emailVerified'> {
	/** A mail to this address bounced permanently. */
	readonly emailCameBack: boolean;
	/** ISO UTC: when the account got this address. Absent for the address of its registration. */
	readonly emailSetAt?: string;
	/** A requested new address. It may have expired, or been stopped by the end of the sessions of `version`. */
	readonly emailChange?: EmailChange & { readonly number: number; readonly version: number };
	/** ISO UTC. */
	readonly joinedAt: string;
	readonly consents: readonly Consent[];
	/** The phone, and the channel for notices of visits. */
	readonly reach: Reach;
	/** The language of SMS. Absent: English. */
	readonly language?: 'sw';
	/** The latest identification by staff, ISO UTC. Absent: never. */
	readonly identified?: { readonly how: IdentityProof; readonly at: string };
	/** Records that were merged into this one, oldest first. */
	readonly merged: readonly MergedRecord[];
	/** A merge into it is still moving visits. */
	readonly isMerging: boolean;
}

/**
 * The address as its owner sees it. An address that replaces an unconfirmed one is shown at once, even while another
 * account has it: the difference must not show (promise A18).
 */
export const shownEmail = ({ email, emailVerified, emailChange }: Profile): string =>
	emailVerified || !emailChange ? email : emailChange.email;

/** Storage of accounts. Addresses are canonical. */
export interface AccountStore {
	/** Stores an account, and the promise of a welcome mail, in one transaction. An address has one account at most. */
	create(account: NewAccount, welcome?: NewJob): Promise<Result<undefined, 'email_taken'>>;
	/** Does the same reads whether or not the address is known. */
	findLogin(address: StatedAddress<'log_in' | 'promotion'>): Promise<Login | undefined>;
	/** Confirms the address a link was sent to. False when the account has another one by now, or was closed. */
	confirmEmail(userId: string, address?: string): Promise<boolean>;
	/** Removes the bounce mark: a link was opened from the mailbox (promise A17). */
	noteReachable(userId: string): Promise<void>;
	/** The log-in attributes of an account that is logged in already. */
	readLogin(userId: string): Promise<Login | undefined>;
	readProfile(userId: string): Promise<Profile | undefined>;
	/** Replaces a hash by a stronger one of the same password; does nothing when it changed meanwhile. */
	replaceHash(userId: string, old: string, replacement: string): Promise<void>;
}
