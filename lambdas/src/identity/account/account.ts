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
	/** Of staff; a client has none. */
	readonly roles: readonly StaffRole[];
	/** The entry in the list of psychologists that is this person. */
	readonly psychologistId?: string;
	readonly passwordHash: string;
	/** Instant (ISO 8601, UTC); also the moment the terms were accepted. */
	readonly joinedAt: string;
}

/** In which roles somebody acts. */
export interface StaffStanding {
	/** The role of the specification. */
	readonly role: Role;
	/** Of staff; a client has none. */
	readonly roles: readonly StaffRole[];
	/** The entry in the list of psychologists that is this person. */
	readonly psychologistId?: string;
}

/** The same as an answer says it: of a client, the role alone. */
export const shownStanding = ({
	role,
	roles,
	psychologistId,
}: StaffStanding): Pick<User, 'role' | 'roles' | 'psychologistId'> => ({
	role,
	...(roles.length > 0 ? { roles: [...roles] } : {}),
	...(psychologistId === undefined ? {} : { psychologistId }),
});

/** What login decides on. */
export interface Login extends StaffStanding {
	readonly userId: string;
	readonly passwordHash: string;
	readonly version: number;
	readonly status: 'active' | 'disabled' | 'deleted';
	/** Whether a second factor is asked for. */
	readonly hasFactor: boolean;
	readonly profile: Profile;
}

/** What a person is shown of the own account. */
export interface Profile extends Pick<User, 'name' | 'email' | 'emailVerified'> {
	/** A letter to this address came back for good. */
	readonly emailCameBack: boolean;
	/** When this address took the place of another one, ISO UTC. Absent: it is the one of the beginning. */
	readonly emailSetAt?: string;
	/** Another address that was asked for. It may have expired, or been stopped by the end of the sessions of `version`. */
	readonly emailChange?: EmailChange & { readonly number: number; readonly version: number };
	/** ISO UTC. */
	readonly joinedAt: string;
	readonly consents: readonly Consent[];
	/** The phone, and by what the person hears of visits. */
	readonly reach: Reach;
	/** What SMS are written in. Absent: English. */
	readonly language?: 'sw';
	/** The last time staff made sure who this is, ISO UTC. Absent: nobody has yet. */
	readonly identified?: { readonly how: IdentityProof; readonly at: string };
	/** Records that were merged into this one, oldest first. */
	readonly merged: readonly MergedRecord[];
	/** One of them has visits that are still on their way. */
	readonly isMerging: boolean;
}

/**
 * The address as its owner sees it. An address in the place of an unconfirmed one is shown at once, also while it waits because
 * another account has it: the difference must not show (promise A18).
 */
export const shownEmail = ({ email, emailVerified, emailChange }: Profile): string =>
	emailVerified || !emailChange ? email : emailChange.email;

/** What identity needs from storage. Addresses are canonical. */
export interface AccountStore {
	/** Stores everything of an account, and the promise of a welcome mail, in one transaction: two people can never hold one address. */
	create(account: NewAccount, welcome?: NewJob): Promise<Result<undefined, 'email_taken'>>;
	/** Does the same reads whether or not the address is known. */
	findLogin(address: StatedAddress<'log_in' | 'promotion'>): Promise<Login | undefined>;
	/**
	 * Notes that the address a link was sent to is the person's own. False when the account has another one by now, or nobody has
	 * that address any more, or the account is closed.
	 */
	confirmEmail(userId: string, address?: string): Promise<boolean>;
	/** Mail reaches the address after all: a link came out of the mailbox (promise A17). */
	noteReachable(userId: string): Promise<void>;
	/** What login decides on, for somebody who is logged in already. */
	readLogin(userId: string): Promise<Login | undefined>;
	readProfile(userId: string): Promise<Profile | undefined>;
	/** Replaces a hash by a stronger one of the same password; does nothing when it changed meanwhile. */
	replaceHash(userId: string, old: string, replacement: string): Promise<void>;
}
