import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type { Psychologist, Schedule } from '../../src/psychologist/psychologist.ts';

const weekday = { opens: '09:00', closes: '17:00' };

/** A centre for tests, with the opening hours of the specification (R15). */
export const sampleProfile: CentreProfile = {
	name: 'Sample Centre',
	tagline: 'Tagline',
	motto: 'Motto',
	address: { lines: ['Sample House', 'Sample Road', 'Nairobi'], mapUrl: 'https://map.example/' },
	phones: { main: '0700000000', support: '0700000001' },
	emails: { general: 'hello@sample.example', support: 'help@sample.example' },
	openingHours: [
		{ day: 'monday', ...weekday },
		{ day: 'tuesday', ...weekday },
		{ day: 'wednesday', ...weekday },
		{ day: 'thursday', ...weekday },
		{ day: 'friday', ...weekday },
		{ day: 'saturday', opens: '09:00', closes: '14:00' },
		{ day: 'sunday' },
	],
	socialLinks: [],
	responseTimes: { questions: '24-48 hours', email: '24 hours' },
	claims: { satisfactionPercent: 98, reviewCount: 500 },
	mailSender: { name: 'Sample Centre', email: 'centre@sample.example' },
	timeZone: CENTRE_ZONE,
	currency: 'USD',
	crisisLines: [],
	ticketPrefix: 'TUL',
};

const service = (id: string, durationMinutes: number): Service => ({
	id,
	title: id === 'couples' ? 'Relationship Counseling' : 'Stress Management',
	shortDescription: 'Short',
	description: 'Long',
	image: 'service',
	benefits: ['One'],
	durationMinutes,
	price: 3500,
});

/** A service of an hour, and one of an hour and a half. */
export const sampleServices: readonly Service[] = [service('stress', 60), service('couples', 90)];

export const samplePsychologist = (id: string): Psychologist => ({
	id,
	name: `Psychologist ${id}`,
	serviceIds: sampleServices.map((one) => one.id),
	active: true,
});

const fullDay = [{ from: '09:00', to: '17:00' }];

/** Works whenever the centre is open. */
export const sampleSchedule: Schedule = {
	weeklyHours: {
		monday: fullDay,
		tuesday: fullDay,
		wednesday: fullDay,
		thursday: fullDay,
		friday: fullDay,
		saturday: [{ from: '09:00', to: '14:00' }],
	},
	breaks: {},
	timeOff: [],
	version: 1,
};
