import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';

/** A consent given or withdrawn at `now`. */
interface ConsentDecision {
	readonly kind: RevocableConsentKind;
	readonly version: string;
	readonly given: boolean;
}

/** Changes people make to their own account. Each is one transaction with its audit entry. */
export interface AccountChanges {
	rename(userId: string, name: string, now: Date): Promise<void>;
	decide(userId: string, consent: ConsentDecision, now: Date): Promise<void>;
	/** Every token issued so far is invalid once this returns. */
	endAllSessions(userId: string, now: Date): Promise<void>;
	noteExport(userId: string, now: Date): Promise<void>;
}
