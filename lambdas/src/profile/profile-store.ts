import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** What the use cases need from storage. */
export interface ProfileStore {
	/** The centre's record, or undefined in a table nobody has seeded. */
	read(): Promise<CentreProfile | undefined>;
	/** The same, read consistently: opening hours and prices' currency must be those of the last edit when somebody books. */
	readLatest(): Promise<CentreProfile | undefined>;
	save(profile: CentreProfile): Promise<void>;
}
