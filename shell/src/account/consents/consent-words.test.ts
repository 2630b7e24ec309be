import { dayOf } from '@tulia/centre/clock';
import { shortDate } from '@tulia/centre/date-words';
import type { Consent } from '@tulia/contracts/account/schemas';
import { consentState } from './consent-words.ts';

const dayWords = (instant: string): string => shortDate(dayOf(new Date(instant)));
const given: Consent = { kind: 'health_data', version: '2026-11-21', givenAt: '2026-11-22T09:00:00.000Z' };

test.each([
	['was never given', undefined, { words: 'You have not agreed to this.', isGiven: false, isOutdated: false }],
	[
		'was given',
		given,
		{ words: 'You agreed on 22 Nov 2026, to the wording of 21 Nov 2026.', isGiven: true, isOutdated: false },
	],
	[
		'was given to an earlier wording',
		{ ...given, version: '2026-06-01' },
		{
			words:
				'You agreed on 22 Nov 2026, to the wording of 1 Jun 2026. The words have changed since: please read them again.',
			isGiven: true,
			isOutdated: true,
		},
	],
	[
		'is older than its stored wording',
		{ ...given, givenAt: '2026-04-04T09:00:00.000Z' },
		{ words: 'You agreed on 4 Apr 2026.', isGiven: true, isOutdated: false },
	],
	[
		'was taken back',
		{ ...given, withdrawnAt: '2026-12-01T22:00:00.000Z' },
		{ words: 'You took this back on 2 Dec 2026.', isGiven: false, isOutdated: false },
	],
] as const)('a consent that %s has its own message', (_what, consent, state) => {
	expect(consentState(consent, '2026-11-21', dayWords)).toEqual(state);
});
