import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { HowHeard } from '@tulia/contracts/client/schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';

/** A consent as it is stored. */
export interface StoredConsent {
	readonly version: string;
	readonly at: string;
	readonly withdrawnAt?: string;
	/** How staff heard the last word on it, and who of them. Absent: the person said it on the site. */
	readonly how?: HowHeard;
	readonly by?: string;
}

interface Heard {
	readonly how: HowHeard;
	/** Who of staff. */
	readonly by: string;
	readonly now: Date;
}

/** A consent that a client gives by word to staff: in the wording in force, which was read out. */
export const givenByWord = (kind: ConsentKind, { how, by, now }: Heard): StoredConsent => ({
	version: versionInForce[kind],
	at: now.toISOString(),
	...{ how, by },
});
