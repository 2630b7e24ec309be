import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { ConsentMedium } from '@tulia/contracts/client/schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';

export interface StoredConsent {
	readonly version: string;
	readonly at: string;
	readonly withdrawnAt?: string;
	/** How the latest statement reached staff. Absent: the person made it on the site. */
	readonly how?: ConsentMedium;
	readonly by?: string;
}

interface SpokenConsent {
	readonly how: ConsentMedium;
	/** The account of staff. */
	readonly by: string;
	readonly now: Date;
}

/** A consent that a client gives to staff in person or by phone, in the current wording, which was read out. */
export const givenByWord = (kind: ConsentKind, { how, by, now }: SpokenConsent): StoredConsent => ({
	version: versionInForce[kind],
	at: now.toISOString(),
	...{ how, by },
});
