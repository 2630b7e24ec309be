import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { SeriesChanged, SeriesRequest } from '@tulia/contracts/series/schemas';
import { timeOn } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';
import { apiAnswersChanged, type PageState } from '../page-state.ts';
import { press, steps, waitForText } from '../page-steps.ts';

const WEEK = 7 * 86_400_000;
const staffPage = { as: 'admin', largeTextFrom: 768 } as const;
const form = { ...staffPage, path: '/admin/appointments/series?client={Daniel’s account}' } as const;
const visit = { ...staffPage, path: '/admin/appointments/{Lydia}' } as const;

/** Chooses the first visit, so that the dates of the series are shown. */
async function chooseFirst(page: Page): Promise<void> {
	await page.getByLabel('Service').selectOption('anxiety-management');
	await page.getByLabel('Who comes?').selectOption('me');
	await page.getByLabel('How many visits?').selectOption('4');
	const day = page.getByRole('textbox', { name: /^Day/ });
	await day.fill(new Date((await timeOn(page)) + WEEK).toISOString().slice(0, 10));
	await page.getByRole('region', { name: 'Amina Hassan' }).getByRole('button').first().click();
	await page.getByRole('list', { name: 'Dates of the series' }).waitFor();
}

/** The second requested visit was taken meanwhile, and the last one is too far ahead. */
const bookedInPart = (page: Page) =>
	page.route('**/api/admin/series', (route) => {
		const order: SeriesRequest = route.request().postDataJSON();
		const json: SeriesChanged = {
			seriesId: 's1',
			data: order.visits.map(({ date, time, psychologistId }, at, { length }) => {
				const one = { date, time, psychologistId, psychologist: 'Amina Hassan', nearest: [] };
				if (at === 1)
					return {
						...{ ...one, state: 'taken', reason: 'Somebody has just taken this time.' },
						nearest: ['9:00 AM', '3:00 PM'].map((other) => ({ ...one, time: other })),
					};
				if (at === length - 1) return { ...one, state: 'too_far', reason: 'This day can be booked later.' };
				const booked = { id: `v${at}`, ticketNumber: `TUL-26-SER${at + 1}E`, status: 'confirmed', version: 1 } as const;
				return { ...one, state: 'done', visit: { ...booked, scheduledFor: `${date}T07:30:00.000Z` } };
			}),
		};
		return route.fulfill({ json });
	});

const book = steps(chooseFirst, press(/^Book \d visits/), waitForText(/visits booked$/));

/** Lydia's visit is the second of four. */
const secondOfFour = apiAnswersChanged<AppointmentDetail>('/api/admin/appointments/*', (detail) => ({
	...detail,
	series: {
		...{ id: 's1', every: 'week' },
		visits: [-1, 0, 1, 2].map((weeks) => ({
			...{ id: weeks === 0 ? detail.id : `v${weeks}`, ticketNumber: `TUL-26-SER${weeks + 2}E`, version: 1 },
			scheduledFor: new Date(Date.parse(detail.scheduledFor) + weeks * WEEK).toISOString(),
			status: weeks < 0 ? 'attended' : 'confirmed',
		})),
	},
}));

const cancelledInPart = (page: Page) =>
	page.route('**/following-cancellations', (route) => {
		const one = { time: '3:00 PM', psychologistId: 'amina-hassan', psychologist: 'Amina Hassan', nearest: [] };
		const json: SeriesChanged = {
			seriesId: 's1',
			data: [
				{ ...one, date: '2026-12-03', state: 'done' },
				{ ...one, date: '2026-12-10', state: 'changed', reason: 'Somebody has changed this visit meanwhile.' },
				{ ...one, date: '2026-12-17', state: 'done' },
			],
		};
		return route.fulfill({ json });
	});

async function chooseFollowing(page: Page): Promise<void> {
	await page.getByText('Visit 2 of 4, every week').waitFor();
	await page.getByRole('button', { name: 'Cancel this appointment' }).click();
	await page.getByRole('radio', { name: /^This and all that follow \(3\)/ }).check();
	await page.getByRole('radio', { name: 'The client, by phone' }).check();
	await page.getByLabel('Reason').fill('Away until January');
}

/** Series of visits for staff: the dates before booking, the result of each, and a visit of a series. */
export const staffSeriesStates: readonly PageState[] = [
	{ ...staffPage, name: 'admin-series-nobody', path: '/admin/appointments/series', texts: ['Search for a client'] },
	{ ...form, name: 'admin-series', texts: ['For Daniel Ouma.', 'How often?'] },
	{ ...form, name: 'admin-series-dates', act: chooseFirst, texts: ['Free with Amina Hassan.'] },
	{
		...form,
		name: 'admin-series-booked-in-part',
		before: bookedInPart,
		act: book,
		texts: ['Somebody has just taken this time.', 'The client is told of all of them in one message.'],
	},
	{
		...visit,
		name: 'admin-visit-of-series',
		before: secondOfFour,
		act: waitForText('Visit 2 of 4, every week'),
		texts: ['Visit 2 of 4, every week', '(this one)'],
	},
	{
		...visit,
		name: 'admin-series-cancelling',
		before: secondOfFour,
		act: chooseFollowing,
		texts: ['Which visits?', 'Cancel the appointment'],
	},
	{
		...visit,
		name: 'admin-series-cancelled-in-part',
		before: steps(secondOfFour, cancelledInPart),
		act: steps(chooseFollowing, press('Cancel the appointment'), waitForText('2 of 3 visits cancelled')),
		texts: ['Somebody has changed this visit meanwhile.', 'The client is told in one message.'],
	},
];
