import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { weekdays } from '../day.ts';
import { CENTRE_ZONE } from '../zone.ts';
import { crisisLines } from './crisis-lines.ts';

/**
 * What is true of a centre in Kenya before its first admin has saved its own facts: the country's crisis lines, its time and its currency
 * (decision 057). It is closed on every day, so that nothing can be booked, and its empty texts are never shown to visitors.
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
	// The day on which their sources were read is not a day on which this centre phoned them.
	crisisLines: crisisLines.map(({ lastChecked: _sourcesRead, ...line }) => line),
	ticketPrefix: '',
};
