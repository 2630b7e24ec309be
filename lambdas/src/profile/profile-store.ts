import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Actor } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';

/** The centre's record and its version: the first save makes version 1. A table without a record is at version 0. */
export interface Settings {
	readonly profile: CentreProfile;
	/** How psychologists change their own hours: nothing of the public record. */
	readonly ownHours: OwnHoursRule;
	readonly version: number;
}

export interface SettingsReplacement {
	readonly by: Actor;
	/** Where the rule for psychologists' own hours is another one now: the id of the audit entry that says so. */
	readonly ruleEntryId?: string | undefined;
}

/** What the use cases need from storage. */
export interface ProfileStore {
	/** The centre's record, or undefined in a table nobody has seeded. */
	read(): Promise<CentreProfile | undefined>;
	/** Its currency (ISO 4217) and nothing else of it. */
	readCurrency(): Promise<string | undefined>;
	/** The record, read consistently: opening hours and prices' currency must be those of the last edit when somebody books. */
	readLatest(): Promise<CentreProfile | undefined>;
	/** With its version, read consistently. */
	readSettings(): Promise<Settings | undefined>;
	/** How psychologists change their own hours; they ask first where nobody chose. Read consistently. */
	readOwnHoursRule(): Promise<OwnHoursRule>;
	/** Stores it whatever is there. */
	save(profile: CentreProfile): Promise<void>;
	/**
	 * Replaces it, on the version before; on version 0 it saves the first one. From then on no booking commits a time that was computed before it
	 * (promise P13): it holds the opening hours.
	 */
	replace(after: Settings, how: SettingsReplacement): Promise<Result<undefined, 'changed_meanwhile'>>;
}
