import type { CrisisPhrase, OnDuty } from '@tulia/contracts/crisis/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Result } from '../platform/http/result.ts';

/** Staff who are notified of words of crisis; when empty, all owners. Version 0 before the first save. */
export interface Duty {
	readonly people: readonly OnDuty[];
	readonly version: number;
}

/** The centre's own words of crisis. Version 0 before the first save. */
export interface OwnPhrases {
	readonly own: readonly CrisisPhrase[];
	readonly version: number;
}

export interface CrisisSettingsStore {
	duty(): Promise<Duty>;
	phrases(): Promise<OwnPhrases>;
	/** Optimistic lock on the version: of two at once one is refused. */
	replaceDuty(duty: Duty, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
	replacePhrases(phrases: OwnPhrases, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
}

/** The phrases that are switched on. */
export const phrasesInForce = ({ own }: Pick<OwnPhrases, 'own'>): readonly string[] =>
	own.filter(({ isOn }) => isOn).map(({ phrase }) => phrase);
