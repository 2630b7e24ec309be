import { dayOf } from '@tulia/centre/clock';
import { shortDate } from '@tulia/centre/date-words';
import type { Consent } from '@tulia/contracts/account/schemas';

type DayWords = (instant: string) => string;

/** The message about a consent, and the action that it allows now. */
export interface ConsentState {
	readonly words: string;
	readonly isGiven: boolean;
	/** The consent is to an earlier wording than the one shown. */
	readonly isOutdated: boolean;
}

/**
 * `You agreed on 21 Nov 2026, to the wording of 15 Jun 2025.` A consent older than its stored wording, as in the demo,
 * names no wording.
 */
export function givenWords({ givenAt, version }: Consent, dayWords: DayWords): string {
	const wording = version <= dayOf(new Date(givenAt)) ? `, to the wording of ${shortDate(version)}` : '';
	return `You agreed on ${dayWords(givenAt)}${wording}.`;
}

/** The state of a revocable consent. `version` is that of the current wording. */
export function consentState(consent: Consent | undefined, version: string, dayWords: DayWords): ConsentState {
	if (!consent) return { words: 'You have not agreed to this.', isGiven: false, isOutdated: false };
	if (consent.withdrawnAt !== undefined)
		return { words: `You took this back on ${dayWords(consent.withdrawnAt)}.`, isGiven: false, isOutdated: false };
	const given = givenWords(consent, dayWords);
	if (consent.version === version) return { words: given, isGiven: true, isOutdated: false };
	return { words: `${given} The words have changed since: please read them again.`, isGiven: true, isOutdated: true };
}
