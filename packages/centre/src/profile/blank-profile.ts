import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { weekdays } from '../day.ts';
import { CENTRE_ZONE } from '../zone.ts';
import { crisisLines } from './crisis-lines.ts';

/**
 * The profile of a centre in Kenya before its first save: the country's crisis lines, time zone and currency (decision
 * 057). Every day is closed, so nothing can be booked, and the empty texts are never shown to visitors.
 */
export const blankProfile: CentreProfile = {
	name: '',
	tagline: '',
	motto: '',
	address: { lines: [], mapUrl: '' },
	phones: { main: '', support: '' },
	emails: { general: '', support: '' },
	openingHours: weekdays.map((day) => ({ day })),
	socialLinks: [],
	responseTimes: { questions: '', email: '' },
	mailSender: { name: '', email: '' },
	timeZone: CENTRE_ZONE,
	currency: 'KES',
	// Without a date of checking: this centre has not phoned the lines.
	crisisLines: crisisLines.map(({ lastChecked: _sourcesRead, ...line }) => line),
	ticketPrefix: '',
};
