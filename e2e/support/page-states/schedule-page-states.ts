import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import type { Page } from 'playwright-core';
import { chooseForWhom, chooseFreeDay } from '../booking-steps.ts';
import { apiAnswersChanged, apiFails, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { steps } from './page-steps.ts';
import { holding, next } from './visits-of-account.ts';
import { ownPhone, withReach } from './with-reach.ts';

const SCHEDULE = '/schedule-appointment';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

async function choose(page: Page): Promise<void> {
	await page.getByRole('radio', { name: /Stress Management/ }).check({ force: true });
	await chooseForWhom(page);
	await chooseFreeDay(page, 5);
	await page.locator('input[type=radio][name=time]').first().check({ force: true });
	await page.getByLabel(/notes/i).fill('I would like to sit near the door.');
}

const bookingUnanswered = (page: Page): Promise<unknown> =>
	page.route('**/api/appointments', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));

/** So many of the next days are full; the first after them lost its last time since its day was read. */
const FULL_DAYS = 3;
const fullDays = steps(
	apiAnswersChanged<{ readonly data: readonly DayAvailability[] }>('/api/appointments/availability?*', ({ data }) => {
		const full = new Set(data.filter(({ state }) => state === 'open').slice(0, FULL_DAYS));
		return { data: data.map((day) => (full.has(day) ? { ...day, state: 'full', freeTimes: 0 } : day)) };
	}),
	(page) => page.route('**/api/appointments/available-times?*', (route) => route.fulfill({ json: { data: [] } })),
);

const schedule = { path: SCHEDULE, as: 'client' } as const;

/** The schedule page in its states. */
export const schedulePageStates: readonly PageState[] = [
	{ ...schedule, name: 'schedule', texts: ['Confirm Appointment', 'How we tell you', 'Add a phone number'] },
	{
		...schedule,
		name: 'schedule-told-by-sms',
		before: withReach({ phone: ownPhone, notices: 'both' }),
		act: (page) => page.getByRole('region', { name: 'How we tell you' }).scrollIntoViewIfNeeded(),
		texts: ['How we tell you', 'and by SMS to 0712 000 301', 'If one does not arrive, the other does.'],
	},
	{
		...schedule,
		path: `${SCHEDULE}?service=child-adolescent-therapy`,
		name: 'schedule-from-service',
		texts: ['Your service is chosen.', 'Not answered yet', 'Three answers are missing'],
	},
	{
		...schedule,
		name: 'schedule-limit-reached',
		before: holding(next),
		texts: ['You already have a visit to come'],
	},
	{
		...schedule,
		name: 'schedule-chosen',
		act: async (page) => {
			await choose(page);
			await page.locator('input[type=radio][name=psychologistId]').nth(1).check({ force: true });
			// Not everybody works on the day that was chosen before.
			await chooseFreeDay(page, 0);
			await page.locator('input[type=radio][name=time]').first().check({ force: true });
			await page.getByRole('checkbox').first().check();
		},
		texts: ['Nothing is booked until you confirm.'],
	},
	{
		...schedule,
		name: 'schedule-calendar',
		act: async (page) => {
			await page.getByRole('radio', { name: /Family Therapy/ }).check({ force: true });
			await chooseForWhom(page, /^Us/);
			await press(page, 'Choose from a calendar');
			await page.getByText('Loading the free days').waitFor({ state: 'detached' });
		},
	},
	{
		...schedule,
		name: 'schedule-full-day',
		before: fullDays,
		act: async (page) => {
			await page.getByRole('radio', { name: /Stress Management/ }).check({ force: true });
			await chooseForWhom(page);
			await chooseFreeDay(page, 0);
			await page.getByText('No time is free on this day. Please choose another day.').waitFor();
		},
		texts: ['Fully booked', 'No time that suits you?', 'Tell me if a time opens'],
	},
	{
		...schedule,
		name: 'schedule-saved-services',
		before: apiFails('/api/services'),
		texts: ['We could not load the latest version. Showing saved content.', 'Child/Adolescent Therapy'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...schedule,
		name: 'schedule-usual-times',
		before: apiFails('/api/appointments/available-times?*', '/api/appointments/availability?*', '/api/psychologists'),
		act: async (page) => {
			await page.getByRole('radio', { name: /Anxiety Management/ }).check({ force: true });
			await chooseForWhom(page);
			await page.locator('input[type=radio][name=date]').nth(5).check({ force: true });
		},
		texts: ['We could not check live availability. Your time is only booked once you see your ticket.', '9:00 AM'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...schedule,
		name: 'schedule-no-answer',
		before: bookingUnanswered,
		act: async (page) => {
			await choose(page);
			await press(page, 'Confirm Appointment');
		},
		texts: ['we do not know yet whether this visit is booked'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		...schedule,
		name: 'schedule-success',
		act: async (page) => {
			await choose(page);
			await press(page, 'Confirm Appointment');
			await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
		},
		texts: ['Appointment Confirmed!', 'Schedule Another Meeting', 'Back to Home'],
	},
];
