import type { OpeningHours } from '@tulia/contracts/profile/schemas';

const weekday = { opens: '09:00', closes: '17:00' };

/** The week of a centre that opens on six days, for tests. */
export const openingHours: readonly OpeningHours[] = [
	{ day: 'monday', ...weekday },
	{ day: 'tuesday', ...weekday },
	{ day: 'wednesday', ...weekday },
	{ day: 'thursday', ...weekday },
	{ day: 'friday', ...weekday },
	{ day: 'saturday', opens: '09:00', closes: '14:00' },
	{ day: 'sunday' },
];
