import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { CENTRE_ZONE } from '../zone.ts';
import { centreContact } from './centre-contact.ts';

const weekday = { opens: '09:00', closes: '17:00' } as const;
/** Live chat: Mon-Fri 9am-7pm (R41), in Nairobi time (rule 1). */
const chatDay = { opens: '09:00', closes: '19:00' } as const;

/**
 * The built-in centre (rule 1): the seed of an empty table, and the fallback while no live profile is loaded. Names,
 * numbers and addresses are invented, under the domains reserved for examples.
 */
export const centreProfile: CentreProfile = {
	...centreContact,
	address: {
		lines: ['Tulia House, 2nd floor', 'Kindaruma Road', 'Kilimani', 'Nairobi'],
		mapUrl: 'https://www.openstreetmap.org/?mlat=-1.2987&mlon=36.7836#map=18/-1.2987/36.7836',
		position: { latitude: -1.2987, longitude: 36.7836 },
	},
	phones: { main: '0700 000 100', support: '0700 000 200' },
	emails: { general: 'hello@tulia.example', support: 'help@tulia.example' },
	openingHours: [
		{ day: 'monday', ...weekday },
		{ day: 'tuesday', ...weekday },
		{ day: 'wednesday', ...weekday },
		{ day: 'thursday', ...weekday },
		{ day: 'friday', ...weekday },
		{ day: 'saturday', opens: '09:00', closes: '14:00' },
		{ day: 'sunday' },
	],
	socialLinks: [
		{ name: 'Facebook', url: 'https://facebook.example/tuliacentre' },
		{ name: 'Instagram', url: 'https://instagram.example/tuliacentre' },
	],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 98, reviewCount: 500 },
	mailSender: { name: centreContact.name, email: 'appointments@tulia.example' },
	timeZone: CENTRE_ZONE,
	currency: 'USD',
	howToPay: 'At the front desk, after the visit. M-Pesa, card or cash',
	ticketPrefix: 'TUL',
	chatHours: [
		{ day: 'monday', ...chatDay },
		{ day: 'tuesday', ...chatDay },
		{ day: 'wednesday', ...chatDay },
		{ day: 'thursday', ...chatDay },
		{ day: 'friday', ...chatDay },
		{ day: 'saturday' },
		{ day: 'sunday' },
	],
};
