import type { CrisisPhrase, OnDuty } from '@tulia/contracts/crisis/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Result } from '../platform/http/result.ts';

/** Who is told of words of crisis; nobody: everybody with the owner's role. Version 0 before the first save. */
export interface Duty {
	readonly people: readonly OnDuty[];
	readonly version: number;
}

/** The centre's own words of crisis. Version 0 before the first save. */
export interface OwnPhrases {
	readonly own: readonly CrisisPhrase[];
	readonly version: number;
}

/** What words of crisis need from storage. */
export interface CrisisSettingsStore {
	duty(): Promise<Duty>;
	phrases(): Promise<OwnPhrases>;
	/** Each on the version that was read: of two at once one is refused. */
	replaceDuty(duty: Duty, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
	replacePhrases(phrases: OwnPhrases, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
}

/** The phrases that mark something. */
export const phrasesInForce = ({ own }: Pick<OwnPhrases, 'own'>): readonly string[] =>
	own.filter(({ isOn }) => isOn).map(({ phrase }) => phrase);
