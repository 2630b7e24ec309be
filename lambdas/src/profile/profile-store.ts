import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Actor } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';

/** The centre's record and its version. The first save makes version 1; a table without a record is at version 0. */
export interface Settings {
	readonly profile: CentreProfile;
	/** The rule for psychologists' own hours, which is not public. */
	readonly ownHours: OwnHoursRule;
	readonly version: number;
}

export interface SettingsReplacement {
	readonly by: Actor;
	/** The id of the audit entry, when the rule for own hours changes. */
	readonly ruleEntryId?: string | undefined;
}

export interface ProfileStore {
	/** The centre's record; undefined in a table that was not seeded. */
	read(): Promise<CentreProfile | undefined>;
	/** The centre's currency (ISO 4217), by a smaller read. */
	readCurrency(): Promise<string | undefined>;
	/** The record, read consistently: a booking needs the opening hours and currency of the last edit. */
	readLatest(): Promise<CentreProfile | undefined>;
	/** The record with its version, read consistently. */
	readSettings(): Promise<Settings | undefined>;
	/** The rule for psychologists' own hours, read consistently; by default they need approval. */
	readOwnHoursRule(): Promise<OwnHoursRule>;
	/** Stores the record unconditionally. */
	save(profile: CentreProfile): Promise<void>;
	/**
	 * Replaces the record, conditional on the previous version, or saves the first one as version 1. After that, no booking
	 * commits a time that was computed with the earlier opening hours (promise P13).
	 */
	replace(after: Settings, how: SettingsReplacement): Promise<Result<undefined, 'changed_meanwhile'>>;
}
