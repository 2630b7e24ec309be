import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** A member of staff, and how words of crisis can be told to them. */
export interface StaffReach {
	readonly userId: string;
	readonly name: string;
	readonly roles: readonly StaffRole[];
	/** Absent unless the address is confirmed and takes mail. */
	readonly email?: string;
	/** Absent unless a code confirmed it, and it is nobody else's by now. */
	readonly phone?: PhoneNumber;
	/** What they read; absent: English. */
	readonly language?: 'sw';
}

/** Where those are found who may read the inbox. */
export interface StaffReachStore {
	/** Everybody whose account is open and who has the owner's role. */
	owners(): Promise<readonly StaffReach[]>;
	/** Everybody whose account is open and who may read the inbox. */
	inboxReaders(): Promise<readonly StaffReach[]>;
	/** Those of these accounts. */
	inboxReadersOf(ids: readonly string[]): Promise<readonly StaffReach[]>;
}
