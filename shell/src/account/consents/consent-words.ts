import { shortDate } from '@tulia/centre/date-words';
import type { Consent } from '@tulia/contracts/account/schemas';

type DayWords = (instant: string) => string;

/** What there is to say of a consent, and what may be done with it now. */
export interface ConsentState {
	readonly words: string;
	readonly isGiven: boolean;
	/** It was given, but to an earlier wording than the one shown. */
	readonly isOutdated: boolean;
}

/** `You agreed on 21 Nov 2026, to the wording of 15 Jun 2025.` */
export const givenWords = ({ givenAt, version }: Consent, dayWords: DayWords): string =>
	`You agreed on ${dayWords(givenAt)}, to the wording of ${shortDate(version)}.`;

/** The state of a consent that may be taken back. `version` is that of the wording in force. */
export function consentState(consent: Consent | undefined, version: string, dayWords: DayWords): ConsentState {
	if (!consent) return { words: 'You have not agreed to this.', isGiven: false, isOutdated: false };
	if (consent.withdrawnAt !== undefined)
		return { words: `You took this back on ${dayWords(consent.withdrawnAt)}.`, isGiven: false, isOutdated: false };
	const given = givenWords(consent, dayWords);
	if (consent.version === version) return { words: given, isGiven: true, isOutdated: false };
	return { words: `${given} The words have changed since: please read them again.`, isGiven: true, isOutdated: true };
}
