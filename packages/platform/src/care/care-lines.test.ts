import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { careLines } from './care-lines.ts';

const line = (name: string, phone: string, more: object = {}) => ({
	name,
	phone,
	helpsWith: 'Anything',
	lastChecked: '2026-11-20',
	...more,
});
const profile = {
	crisisLines: [
		line('Emergency', '999'),
		line('Red Cross', '1199'),
		line('Listeners', '0722 178 177', { write: { kind: 'sms', address: '0722 178 177' } }),
	],
	phones: { main: '0700 000 100', support: '0700 000 200' },
	responseTimes: { questions: '2 days', email: '24 hours' },
} as unknown as CentreProfile;

test('the care card has lines for a talk, for danger, for the front desk and for writing', () => {
	expect(careLines(profile).map(({ href, title }) => [href, title])).toEqual([
		['tel:1199', 'Call 1199'],
		['tel:999', 'Call 999'],
		['tel:0700000100', 'Call 0700 000 100'],
		['sms:0722178177', 'Write an SMS'],
	]);
});

test('the care card leads to the contact form, with its hours, when no line reads messages', () => {
	const callOnly = { ...profile, crisisLines: profile.crisisLines.slice(0, 2) };
	expect(careLines(callOnly).at(-1)).toMatchObject({ href: '/contact', note: 'Answered in 24 hours' });
});

test('the care card has the built-in numbers before the profile is loaded', () => {
	expect(careLines(undefined).map(({ href }) => href)).toEqual(['/help-now']);
});
