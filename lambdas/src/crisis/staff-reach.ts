import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** A member of staff, with the contact details for on-duty alerts. */
export interface StaffReach {
	readonly userId: string;
	readonly name: string;
	readonly roles: readonly StaffRole[];
	/** Absent unless the address is confirmed and deliverable. */
	readonly email?: string;
	/** Absent unless confirmed by a code, and still theirs. */
	readonly phone?: PhoneNumber;
	/** The language of alerts; absent: English. */
	readonly language?: 'sw';
}

export interface StaffReachStore {
	/** Owners with an open account. */
	owners(): Promise<readonly StaffReach[]>;
	/** Staff with an open account who may read the inbox. */
	inboxReaders(): Promise<readonly StaffReach[]>;
	/** The accounts among `ids` that may read the inbox. */
	inboxReadersOf(ids: readonly string[]): Promise<readonly StaffReach[]>;
}
