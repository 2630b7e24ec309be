import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { CentreProfile, OpeningHours } from '@tulia/contracts/profile/schemas';

const days: readonly OpeningHours['day'][] = [
	'monday',
	'tuesday',
	'wednesday',
	'thursday',
	'friday',
	'saturday',
	'sunday',
];

/** Monday to Saturday from this hour to 5:00 PM. */
export const weekFrom = (opens: string): OpeningHours[] =>
	days.map((day) => (day === 'sunday' ? { day } : { day, opens, closes: '17:00' }));

/** A centre profile without WhatsApp and chat hours. */
export const centre: CentreProfile = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	address: { lines: ['Tulia House', 'Nairobi'], mapUrl: 'https://maps.example/' },
	phones: { main: '0700 000 100', support: '0700 000 200' },
	emails: { general: 'hello@tulia.example', support: 'help@tulia.example' },
	openingHours: weekFrom('09:00'),
	socialLinks: [{ name: 'Facebook', url: 'https://facebook.example/tulia' }],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 98, reviewCount: 500 },
	mailSender: { name: 'Tulia Centre', email: 'appointments@tulia.example' },
	timeZone: CENTRE_ZONE,
	currency: 'USD',
	crisisLines: [
		{ name: 'Red Cross', phone: '1199', helpsWith: 'Any crisis', lastChecked: '2026-11-01' },
		{ name: 'Childline', phone: '116', helpsWith: 'Children', hours: '24 hours', lastChecked: '2026-11-01' },
	],
	ticketPrefix: 'TUL',
};
