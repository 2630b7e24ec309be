import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Actor } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';

/** The centre's record and its version: the first save makes version 1. A table without a record is at version 0. */
interface Settings {
	readonly profile: CentreProfile;
	readonly version: number;
}

/** What the use cases need from storage. */
export interface ProfileStore {
	/** The centre's record, or undefined in a table nobody has seeded. */
	read(): Promise<CentreProfile | undefined>;
	/** The same, read consistently: opening hours and prices' currency must be those of the last edit when somebody books. */
	readLatest(): Promise<CentreProfile | undefined>;
	/** With its version, read consistently. */
	readSettings(): Promise<Settings | undefined>;
	/** Stores it whatever is there. */
	save(profile: CentreProfile): Promise<void>;
	/**
	 * Replaces it, on the version before; on version 0 it saves the first one. From then on no booking commits a time that was computed before it
	 * (promise P13): it holds the opening hours.
	 */
	replace(after: Settings, by: Actor): Promise<Result<undefined, 'changed_meanwhile'>>;
}
