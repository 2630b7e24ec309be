import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import type { Page } from 'playwright-core';
import { chooseForWhom, chooseFreeDay, choosePerson, goToStep, noteBox } from '../booking-steps.ts';
import { apiAnswersChanged, apiFails, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { steps } from './page-steps.ts';
import { holding, next } from './visits-of-account.ts';
import { ownPhone, withReach } from './with-reach.ts';

const SCHEDULE = '/schedule-appointment';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

async function choose(page: Page): Promise<void> {
	await page.getByRole('radio', { name: /Stress Management/ }).check();
	await chooseForWhom(page);
	await chooseFreeDay(page, 5);
	await page.locator('input[type=radio][name=time]').first().check();
	await (await noteBox(page)).fill('I would like to sit near the door.');
}

const bookingUnanswered = (page: Page): Promise<unknown> =>
	page.route('**/api/appointments', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));

/** The next days are full up to this one; the first after them lost its last time after its day was loaded. */
const FULL_DAYS = 3;
const fullDays = steps(
	apiAnswersChanged<{ readonly data: readonly DayAvailability[] }>('/api/appointments/availability?*', ({ data }) => {
		const full = new Set(data.filter(({ state }) => state === 'open').slice(0, FULL_DAYS));
		return { data: data.map((day) => (full.has(day) ? { ...day, state: 'full', freeTimes: 0 } : day)) };
	}),
	(page) => page.route('**/api/appointments/available-times?*', (route) => route.fulfill({ json: { data: [] } })),
);

const schedule = { path: SCHEDULE, as: 'client' } as const;

export const schedulePageStates: readonly PageState[] = [
	{ ...schedule, name: 'schedule', texts: ['What would you like help with?', 'Who is it for?'] },
	{
		...schedule,
		name: 'schedule-told-by-sms',
		before: withReach({ phone: ownPhone, notices: 'both' }),
		act: async (page) => {
			await choose(page);
			await press(page, 'Change how we tell you');
		},
		texts: ['and by SMS to 0712 000 301', 'If one does not arrive, the other does.'],
	},
	{
		...schedule,
		path: `${SCHEDULE}?service=child-adolescent-therapy`,
		name: 'schedule-from-service',
		texts: ['60 minutes, $35', 'Who is it for?'],
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
			await page.getByRole('radio', { name: /Stress Management/ }).check();
			await chooseForWhom(page);
			await choosePerson(page, /Otieno/);
			await chooseFreeDay(page, 2);
			await page.locator('input[type=radio][name=time]').first().check();
			await goToStep(page, 'Check');
			await press(page, 'How we may use your data');
			await page.getByRole('checkbox').first().check();
		},
		texts: ['Where we meet', 'Do you agree?', 'Add a note (optional)'],
	},
	{
		...schedule,
		name: 'schedule-times',
		act: async (page) => {
			await page.getByRole('radio', { name: /Anxiety Management/ }).check();
			await chooseForWhom(page);
			await chooseFreeDay(page, 1);
			await page.locator('input[type=radio][name=time]').first().waitFor({ state: 'attached' });
		},
		texts: ['This week', 'Next week', 'Later days', 'No time that suits you?'],
	},
	{
		...schedule,
		name: 'schedule-people',
		act: async (page) => {
			await page.getByRole('radio', { name: /Anxiety Management/ }).check();
			await chooseForWhom(page);
			await press(page, 'Choose a person');
		},
		texts: ['Whoever is free first. The ticket names the person.', 'More about them'],
	},
	{
		...schedule,
		name: 'schedule-missing',
		path: `${SCHEDULE}?step=check`,
		act: async (page) => {
			const next = page.getByRole('button', { name: 'Next: When' });
			await page.getByRole('radio', { name: /^Me/ }).check();
			if (await next.isVisible()) await next.click();
			// It is `aria-disabled`, and says what is missing when it is pressed.
			else await page.getByRole('button', { name: 'Confirm Appointment' }).click({ force: true });
		},
		texts: ['Please select a service', 'Choose a service'],
	},
	{
		...schedule,
		name: 'schedule-calendar',
		act: async (page) => {
			await page.getByRole('radio', { name: /Family Therapy/ }).check();
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
			await page.getByRole('radio', { name: /Stress Management/ }).check();
			await chooseForWhom(page);
			await chooseFreeDay(page, 0);
			await page.getByText('No time is free on this day. Please choose another day.').waitFor();
		},
		texts: ['full', 'No time that suits you?', 'Tell me when one opens'],
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
			await page.getByRole('radio', { name: /Anxiety Management/ }).check();
			await chooseForWhom(page);
			await page.locator('input[type=radio][name=date]').nth(5).check();
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
