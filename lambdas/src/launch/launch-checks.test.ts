import { blankProfile } from '@tulia/centre/blank-profile';
import { centreProfile } from '@tulia/centre/profile';
import { type CheckedItem, checkedItems } from '@tulia/contracts/launch/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { aProfile } from '@tulia/test-kit/sample-centre';
import { type LaunchFacts, missingOf } from './launch-checks.ts';

const MAIL_DOMAIN = 'pumzika.co.ke';
const { claims: _unsourced, ...ready } = aProfile({
	address: { lines: ['Jacaranda Court', 'Kisumu'], mapUrl: 'https://www.openstreetmap.org/?mlat=-0.1' },
	phones: { main: '0712 345 678', support: '0712 345 679' },
	emails: { general: 'hello@pumzika.co.ke', support: 'help@pumzika.co.ke' },
	mailSender: { name: 'Pumzika House', email: 'appointments@pumzika.co.ke' },
	crisisLines: [{ name: 'Kenya Red Cross', phone: '1199', helpsWith: 'Any crisis', lastChecked: '2026-11-01' }],
});
const introduced = { summary: 'Listens.', languages: ['en'], licence: { number: 'CPB 4711' } };
const facts = (change: Partial<LaunchFacts> = {}): LaunchFacts => ({
	profile: ready,
	mailDomain: MAIL_DOMAIN,
	calendar: [],
	services: ['grief'],
	offered: [['grief']],
	psychologists: [{ name: 'Zawadi', profile: introduced }],
	today: '2026-11-23',
	...change,
});
const withProfile = (change: Partial<CentreProfile>) => facts({ profile: { ...ready, ...change } });
const line = (lastChecked?: string) => ({
	crisisLines: [{ name: 'Childline', phone: '116', helpsWith: 'Children', ...(lastChecked ? { lastChecked } : {}) }],
});

test.each(checkedItems)('a centre that is ready has no missing item: %s', (item) => {
	expect(missingOf(item, facts())).toEqual([]);
});

test.each<[string, CheckedItem, LaunchFacts, readonly string[]]>([
	['facts that were never saved', 'own_facts', facts({ profile: undefined }), ['profile']],
	['facts of the demo', 'own_facts', facts({ profile: centreProfile }), ['address', 'phones', 'emails', 'socialLinks']],
	['a sender that was never saved', 'sender_in_domain', facts({ profile: undefined }), ['profile']],
	[
		'a sender in another domain',
		'sender_in_domain',
		facts({ mailDomain: 'other.co.ke' }),
		['appointments@pumzika.co.ke'],
	],
	['no crisis lines', 'crisis_lines_called', withProfile({ crisisLines: [] }), ['crisisLines']],
	['a crisis line that was never called', 'crisis_lines_called', withProfile(line()), ['Childline']],
	['a crisis line called long ago', 'crisis_lines_called', withProfile(line('2026-08-01')), ['Childline']],
	[
		'the preset crisis lines of the country',
		'crisis_lines_called',
		facts({ profile: blankProfile }),
		expect.arrayContaining(['NACADA']),
	],
	[
		'claims without a source',
		'claims_sourced',
		withProfile({ claims: { satisfactionPercent: 98, reviewCount: 500 } }),
		['claims'],
	],
	[
		'a holiday that waits for the gazette',
		'holidays_gazetted',
		facts({ today: '2027-02-01' }),
		['Idd-ul-Fitr, 2027-03-10'],
	],
	[
		'psychologists with missing or invented facts',
		'psychologists_introduced',
		facts({
			psychologists: [
				{ name: 'Amina', profile: { ...introduced, isSample: true } },
				{ name: 'Peter' },
				{ name: 'Wanjiku', profile: { ...introduced, licence: { number: 'CPB 000 101' } } },
				{ name: 'Zawadi', profile: { languages: [], licence: { number: 'CPB 4711' } } },
			],
		}),
		[
			'Amina: words and licence are samples',
			'Peter: no licence number',
			'Wanjiku: the licence number is a sample',
			'Zawadi: nothing is written about them',
		],
	],
	['no service', 'bookable', facts({ services: [] }), ['services']],
	['a service without a psychologist', 'bookable', facts({ offered: [['other']] }), ['psychologists']],
])('the checklist names %s', (_what, item, given, missing) => {
	expect(missingOf(item, given)).toEqual(missing);
});

test('a holiday decided by staff is not listed, nor are claims with a source', () => {
	const entry = { id: 'e', date: '2027-03-10', kind: 'closed' as const, reason: 'Idd-ul-Fitr' };
	expect(missingOf('holidays_gazetted', facts({ today: '2027-02-01', calendar: [entry] }))).toEqual([]);
	const claims = { satisfactionPercent: 91, reviewCount: 40, source: 'Our survey of 2026' };
	expect(missingOf('claims_sourced', withProfile({ claims }))).toEqual([]);
	expect(missingOf('crisis_lines_called', withProfile(line('2026-08-25')))).toEqual([]);
});
