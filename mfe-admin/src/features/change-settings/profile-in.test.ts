import type { CentreProfile, OpeningHours } from '@tulia/contracts/profile/schemas';
import { profileIn } from './profile-in.ts';
import { valuesOf, weekdays } from './settings-values.ts';

const week = (opens: string): OpeningHours[] =>
	weekdays.map((day) => (day === 'sunday' ? { day } : { day, opens, closes: '17:00' }));

const centre: CentreProfile = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	address: { lines: ['Tulia House', 'Nairobi'], mapUrl: 'https://maps.example/' },
	phones: { main: '0700 000 100', support: '0700 000 200' },
	emails: { general: 'hello@tulia.example', support: 'help@tulia.example' },
	openingHours: week('09:00'),
	socialLinks: [{ name: 'Facebook', url: 'https://facebook.example/tulia' }],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 98, reviewCount: 500 },
	mailSender: { name: 'Tulia Centre', email: 'appointments@tulia.example' },
	timeZone: 'Africa/Nairobi',
	currency: 'USD',
	crisisLines: [
		{ name: 'Red Cross', phone: '1199', helpsWith: 'Any crisis', lastChecked: '2026-11-01' },
		{ name: 'Childline', phone: '116', helpsWith: 'Children', hours: '24 hours', lastChecked: '2026-11-01' },
	],
	ticketPrefix: 'TUL',
};

test.each([
	['without WhatsApp and chat hours', centre],
	['with both', { ...centre, whatsapp: '254700000100', chatHours: week('10:00') }],
])('a record %s that nobody changed is saved as it was', (_which, profile) => {
	expect(profileIn(valuesOf(profile), profile)).toEqual(profile);
});

test('what was emptied is sent empty, so that the server says what is missing', () => {
	const { name, address, claims } = profileIn({ profile: { claims: { reviewCount: 'many' } } }, centre);
	expect({ name, address, claims }).toEqual({
		name: '',
		address: { lines: [], mapUrl: '' },
		claims: { satisfactionPercent: -1, reviewCount: -1 },
	});
});

test('one time of a day alone is sent alone, and refused by the server rather than dropped', () => {
	const { openingHours } = profileIn({ profile: { openingHours: { monday: { from: '09:00' } } } }, centre);
	expect(openingHours.slice(0, 2)).toEqual([{ day: 'monday', opens: '09:00' }, { day: 'tuesday' }]);
});

test('chat hours are kept only while chat has hours of its own', () => {
	const { ownChatHours, ...values } = valuesOf({ ...centre, chatHours: week('10:00') });
	expect(ownChatHours).toBe(true);
	expect(profileIn(values, centre).chatHours).toBeUndefined();
});
