import type { CentreProfile } from '@tulia/contracts/profile/schemas';

/** What the shell says of the centre on every page. */
export type Centre = Pick<CentreProfile, 'name' | 'tagline' | 'motto' | 'phones' | 'crisisLines'>;

/**
 * The same facts as of the day this shell was built, from the seed (`lambdas/src/seed/data`): whom to call must be on screen
 * when neither the API nor any module answers. The live profile replaces them as soon as it is there.
 */
export const savedCentre: Centre = {
	name: 'Tulia Centre',
	tagline: 'Counselling and recovery',
	motto: 'Be calm. Begin here.',
	phones: { main: '0700 000 100', support: '0700 000 200' },
	crisisLines: [
		{ name: 'Emergency', phone: '999', helpsWith: 'Police, ambulance or fire', lastChecked: '2026-11-20' },
		{
			name: 'Emergency, from any mobile',
			phone: '112',
			helpsWith: 'Police, ambulance or fire',
			lastChecked: '2026-11-20',
		},
		{
			name: 'Kenya Red Cross',
			phone: '1199',
			helpsWith: 'Someone to talk to when you are in distress, or thinking of ending your life',
			lastChecked: '2026-11-20',
		},
		{
			name: 'Befrienders Kenya',
			phone: '0722 178 177',
			helpsWith: 'A listening ear when life feels too heavy, or you are thinking of ending it',
			write: { kind: 'email', address: 'befrienderskenya@gmail.com' },
			lastChecked: '2026-11-20',
		},
		{ name: 'NACADA', phone: '1192', helpsWith: 'Alcohol and drugs', hours: '24 hours', lastChecked: '2026-11-20' },
		{
			name: 'Childline Kenya',
			phone: '116',
			helpsWith: 'Children and young people',
			hours: '24 hours',
			lastChecked: '2026-11-20',
		},
		{
			name: 'Gender violence helpline',
			phone: '1195',
			helpsWith: 'Violence at home, rape or abuse',
			hours: '24 hours',
			lastChecked: '2026-11-20',
		},
	],
};
