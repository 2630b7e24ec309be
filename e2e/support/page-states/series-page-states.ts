import type { SeriesChanged } from '@tulia/contracts/series/schemas';
import type { Page } from 'playwright-core';
import type { PageState } from './page-state.ts';
import { press, steps, waitForText } from './page-steps.ts';
import { DAY, holding, type Visit } from './visits-of-account.ts';

/** Three visits of one series, a week apart. */
const ofSeries: readonly Visit[] = [1, 2, 3].map((number) => ({
	ticketNumber: `TUL-26-SER${number}E`,
	inHours: (2 + 7 * number) * DAY,
	series: { id: 's1', number, of: 3 },
}));
const [first = { ticketNumber: '', inHours: 0 }] = ofSeries;

const changed: SeriesChanged = {
	seriesId: 's1',
	data: [
		{
			...{
				date: '2026-12-03',
				time: '10:30 AM',
				psychologistId: 'nyambura-otieno',
				psychologist: 'Dr. Nyambura Otieno',
			},
			...{ state: 'too_late', reason: 'It begins within 24 hours.', nearest: [] },
		},
		{
			...{
				date: '2026-12-10',
				time: '10:30 AM',
				psychologistId: 'nyambura-otieno',
				psychologist: 'Dr. Nyambura Otieno',
			},
			...{ state: 'done', nearest: [] },
		},
	],
};
const cancelledButOne = (page: Page) =>
	page.route('**/following-cancellations', (route) => route.fulfill({ json: changed }));

const ticket = { path: `/appointments/${first.ticketNumber}`, as: 'client' } as const;
const cancelFollowing = press('Cancel this and all that follow');

/** A series that staff booked, as its client sees it. */
export const seriesPageStates: readonly PageState[] = [
	{
		path: '/appointments',
		as: 'client',
		name: 'my-appointments-series',
		before: holding(...ofSeries),
		texts: ['Visit 1 of 3 of a series', 'Visit 2 of 3'],
	},
	{
		...ticket,
		name: 'ticket-series',
		before: holding(...ofSeries),
		texts: ['that were booked together', 'Cancel this and all that follow'],
	},
	{
		...ticket,
		name: 'ticket-series-cancelling',
		before: holding(...ofSeries),
		act: cancelFollowing,
		texts: ['Cancel this visit and all that follow?', 'Yes, cancel them'],
	},
	{
		...ticket,
		name: 'ticket-series-cancelled',
		before: steps(holding(...ofSeries), cancelledButOne),
		act: steps(cancelFollowing, press('Yes, cancel them'), waitForText(/^Cancelled: /)),
		texts: ['We confirm it in one message.', 'Still booked:'],
	},
];
