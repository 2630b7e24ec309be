import { sampleProfile } from '../appointment/sample-centre.ts';

/** The stage that this file fills. */
export const OWN_STAGE = { mailDomain: 'pumzika.co.ke', currency: 'KES' };

const { timeZone: _always, claims: _none, ...profile } = sampleProfile;

/** A file of `npm run seed` for a centre other than the demo. */
export const ownCentreFile = {
	profile: {
		...profile,
		currency: OWN_STAGE.currency,
		name: 'Pumzika House',
		address: { lines: ['Jacaranda Court', 'Kisumu'], mapUrl: 'https://www.openstreetmap.org/?mlat=-0.1' },
		phones: { main: '0712 345 678', support: '0712 345 679' },
		emails: { general: 'hello@pumzika.co.ke', support: 'help@pumzika.co.ke' },
		mailSender: { name: 'Pumzika House', email: 'appointments@pumzika.co.ke' },
		crisisLines: [{ name: 'Kenya Red Cross', phone: '1199', helpsWith: 'Any crisis' }],
	},
	services: [
		{
			id: 'grief',
			title: 'Grief',
			shortDescription: 'After a loss.',
			description: 'We listen.',
			image: 'service-trauma-recovery',
			benefits: ['Somebody who listens'],
			durationMinutes: 60,
			price: 350_000,
		},
	],
	psychologists: [
		{
			id: 'achieng-odhiambo',
			name: 'Achieng Odhiambo',
			serviceIds: ['grief'],
			weeklyHours: { monday: [{ from: '09:00', to: '17:00' }] },
			breaks: {},
			timeOff: [],
			profile: {
				portrait: 'portrait-braids',
				title: 'Grief counsellor',
				summary: 'Sits with people after a loss, at their pace.',
				languages: ['luo', 'en'],
				licence: { number: 'CPB 4471', board: 'Counsellors and Psychologists Board' },
			},
		},
	],
};
