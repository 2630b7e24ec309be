import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';

/** A consent as it is given or taken back at `now`. */
interface ConsentDecision {
	readonly kind: RevocableConsentKind;
	readonly version: string;
	readonly given: boolean;
}

/** What people change of their own account. Each change is one transaction with its audit row. */
export interface AccountChanges {
	rename(userId: string, name: string, now: Date): Promise<void>;
	decide(userId: string, consent: ConsentDecision, now: Date): Promise<void>;
	/** Every token issued so far is dead when this returns. */
	endAllSessions(userId: string, now: Date): Promise<void>;
	noteExport(userId: string, now: Date): Promise<void>;
}
