import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { CentreProfile, OpeningHours } from '@tulia/contracts/profile/schemas';

const weekday = { opens: '09:00', closes: '17:00' } as const;

/** The hours of the specification (R15). */
const openingHours: readonly OpeningHours[] = [
	{ day: 'monday', ...weekday },
	{ day: 'tuesday', ...weekday },
	{ day: 'wednesday', ...weekday },
	{ day: 'thursday', ...weekday },
	{ day: 'friday', ...weekday },
	{ day: 'saturday', opens: '09:00', closes: '14:00' },
	{ day: 'sunday' },
];

/** A centre for tests that differs from the seed, so that a page must have read it. */
export const aProfile = (changes: Partial<CentreProfile> = {}): CentreProfile => ({
	name: 'Pumzika House',
	tagline: 'Counselling by the lake',
	motto: 'Rest a little.',
	address: { lines: ['Jacaranda Court', 'Oginga Odinga Street', 'Kisumu'], mapUrl: 'https://maps.example/kisumu' },
	phones: { main: '0700 111 222', support: '0700 333 444' },
	emails: { general: 'hello@pumzika.example', support: 'help@pumzika.example' },
	openingHours: [...openingHours],
	socialLinks: [],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 91, reviewCount: 240 },
	mailSender: { name: 'Pumzika House', email: 'appointments@pumzika.example' },
	timeZone: CENTRE_ZONE,
	currency: 'KES',
	crisisLines: [],
	ticketPrefix: 'PUM',
	...changes,
});
