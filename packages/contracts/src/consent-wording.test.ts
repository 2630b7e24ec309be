import { consentWordings, sentenceOf, versionInForce } from './consent-wording.ts';
import { legalVersion } from './legal-version.ts';

/** The wordings as people saw them. A new wording adds a line; existing lines never change. */
const SEEN = [
	[
		'health_data',
		'2026-11-21',
		'The centre may use what I tell it about my health to prepare and hold my appointments.',
	],
	['hosting_abroad', '2026-11-21', 'My data may be kept on computers outside Kenya.'],
	['newsletter', '2026-11', 'A calm letter, once a month. One short article by email. No sales.'],
	['newsletter', '2026-11-28', 'A calm newsletter, once a month. One short article by email. No sales.'],
	['testimonial', '2026-11-21', 'You may publish this on your website, with the name above.'],
] as const;

test.each(SEEN)('%s of %s is shown in the wording that was consented to', (kind, version, sentence) => {
	expect(sentenceOf(kind, version)).toBe(sentence);
});

test('the list has every wording, newest first', () => {
	for (const [kind, wordings] of Object.entries(consentWordings)) {
		const versions = wordings.map(({ version }) => version);
		expect(versions).toEqual(versions.toSorted().reverse());
		for (const { version, sentence } of wordings) expect(SEEN).toContainEqual([kind, version, sentence]);
	}
});

test('one list names the version in force of every consent', () => {
	expect(versionInForce).toEqual({
		terms: legalVersion,
		privacy: legalVersion,
		health_data: consentWordings.health_data[0].version,
		hosting_abroad: consentWordings.hosting_abroad[0].version,
		newsletter: consentWordings.newsletter[0].version,
		testimonial: consentWordings.testimonial[0].version,
	});
});
