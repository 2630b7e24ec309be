import { dayOf } from '@tulia/centre/clock';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { StoredConsent } from '../consent/consent-by-word.ts';
import { storedRoles } from '../platform/staff-roles.ts';
import { userKey } from '../platform/table/user.items.ts';

/** The calendar month of an instant in the centre's zone: `202611`. */
export const monthOf = (instant: string): string => dayOf(new Date(instant)).slice(0, 7).replace('-', '');

/** Partition of the first index: the records made in a month, `YYYY-MM` or `YYYYMM`. */
export const joinedInMonth = (month: string): string => `USERS#${month.replace('-', '')}`;

/** The attributes of a new record. Contact details are further ones (`reach.items.ts`). */
export interface NewRecord {
	readonly id: string;
	readonly name: string;
	/** Encrypted with the id. Absent: the client has no address, and no account. */
	readonly email?: string;
	readonly emailVerified: boolean;
	/** Instant (ISO 8601, UTC). */
	readonly joinedAt: string;
	/** By kind: the version of the wording, and the time of the consent. */
	readonly consents: Readonly<Record<string, StoredConsent>>;
}

/** The client record: who a person is. An account is a way to log in to it (decision 065). */
export const recordItem = (record: NewRecord) => ({
	...userKey(record.id, 'PROFILE'),
	entity: 'user',
	G1PK: joinedInMonth(monthOf(record.joinedAt)),
	G1SK: `${record.joinedAt}#${record.id}`,
	...record,
});

/** Whether the record is on the list of clients. One with a closed account is not, although it is not erased yet. */
export const isListed = ({ G1PK }: { readonly G1PK?: unknown }): boolean => G1PK !== undefined;

/** Whether visits may be booked for the record, and the roles its owner has after a log-in. */
export const accessItem = (id: string, roles: readonly StaffRole[] = [], psychologistId?: string) => ({
	...userKey(id, 'AUTH'),
	entity: 'auth',
	ver: 1,
	...storedRoles(roles),
	...(psychologistId === undefined ? {} : { psychologistId }),
	status: 'active',
});
