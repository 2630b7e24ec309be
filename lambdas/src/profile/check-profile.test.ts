import { centreProfile } from '@tulia/centre/profile';
import { openingErrors, profileErrors } from './check-profile.ts';

const week = centreProfile.openingHours;
const monday = (opens?: string, closes?: string) => [
	{ day: 'monday' as const, ...(opens ? { opens } : {}), ...(closes ? { closes } : {}) },
	...week.slice(1),
];

describe('the opening hours', () => {
	test('the opening hours of the sample centre are valid', () => {
		expect(openingErrors('openingHours', week)).toEqual([]);
	});

	test.each([
		['lack a day', week.slice(1), 'openingHours'],
		['are in another order', [...week].reverse(), 'openingHours'],
		['open and never close', monday('09:00'), 'openingHours.monday'],
		['close before they open', monday('17:00', '09:00'), 'openingHours.monday'],
		['name no time', monday('99:99', '99:99'), 'openingHours.monday'],
	])('the opening hours are refused when they %s', (_why, hours, field) => {
		expect(openingErrors('openingHours', hours).map((error) => error.field)).toEqual([field]);
	});
});

describe('the centre profile', () => {
	test('the profile of a centre without claims and without crisis lines is valid', () => {
		const { claims: _claims, ...profile } = centreProfile;
		const crisisLines = profile.crisisLines.map(({ lastChecked: _day, ...line }) => line);
		expect(profileErrors({ ...profile, crisisLines })).toEqual([]);
	});

	test('the centre profile of the sample centre is valid', () => {
		expect(profileErrors(centreProfile)).toEqual([]);
	});

	test.each([
		[
			'a link that runs a script',
			{ address: { ...centreProfile.address, mapUrl: 'javascript:alert(1)' } },
			'profile.address.mapUrl',
		],
		['a social link without https', { socialLinks: [{ name: 'X', url: 'http://x.example' }] }, 'profile.socialLinks.0'],
		['a word instead of a currency code', { currency: 'shillings' }, 'profile.currency'],
		['the code for no currency', { currency: 'XXX' }, 'profile.currency'],
		['a unit of account', { currency: 'XDR' }, 'profile.currency'],
		['a code that no currency has', { currency: 'KEX' }, 'profile.currency'],
		['a currency without cents', { currency: 'UGX' }, 'profile.currency'],
		['ways to pay on two lines', { howToPay: 'Cash\nor card' }, 'profile.howToPay'],
		['another time zone', { timeZone: 'Europe/London' }, 'profile.timeZone'],
		[
			'a second header in the sender',
			{ mailSender: { name: 'A\r\nBcc: b@c.example', email: 'a@b.example' } },
			'profile.mailSender.name',
		],
		['an empty name', { name: ' ' }, 'profile.name'],
		[
			'a crisis line checked on an invalid date',
			{ crisisLines: [{ name: 'A', phone: '116', helpsWith: 'B', lastChecked: 'today' }] },
			'profile.crisisLines.0',
		],
		[
			'a crisis line with an invalid mailbox',
			{
				crisisLines: [
					{
						name: 'A',
						phone: '116',
						helpsWith: 'B',
						lastChecked: '2026-11-20',
						write: { kind: 'email' as const, address: 'a@b.example?bcc=c@d.example' },
					},
				],
			},
			'profile.crisisLines.0',
		],
	])('the centre profile is refused with %s', (_what, change, field) => {
		expect(profileErrors({ ...centreProfile, ...change }).map((error) => error.field)).toEqual([field]);
	});

	test.each([
		['profile.name', { name: '' }, 'The name of the centre is empty: please write it here'],
		[
			'profile.phones.main',
			{ phones: { ...centreProfile.phones, main: ' ' } },
			'The main phone number is empty: please write it here',
		],
		[
			'profile.emails.support',
			{ emails: { ...centreProfile.emails, support: '' } },
			'The support email address is empty: please write it here',
		],
		[
			'profile.address.mapUrl',
			{ address: { ...centreProfile.address, mapUrl: '' } },
			'The address of the map is empty: please write it here',
		],
		[
			'profile.address.lines',
			{ address: { ...centreProfile.address, lines: [] } },
			'The address is empty: please write at least one line',
		],
		['profile.emails.support', { emails: { ...centreProfile.emails, support: 'desk' } }, 'Enter a valid email'],
	])('the centre profile names at %s what is missing and what to do', (field, change, message) => {
		expect(profileErrors({ ...centreProfile, ...change })).toEqual([{ field, message }]);
	});
});
