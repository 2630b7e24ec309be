import { accessibilityViolations } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { pressByKeyboard } from '../support/keyboard.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
jest.setTimeout(120_000);

const asStaff = (path: string, options: { method?: string; body?: object } = {}) =>
	call(staff().cloud.origin, `/api/admin${path}`, { ...options, token: staff().day.token });

/** The first visit is a week away; the second day is closed. */
const firstDay = (): string => dayAfter(staff().day.date, 7);

async function closeSecondDay(): Promise<void> {
	const body = { date: dayAfter(firstDay(), 7), kind: 'closed', reason: 'Staff training', seen: [] };
	const { status, body: answer } = await asStaff('/closures', { method: 'POST', body });
	if (status >= 300) throw new Error(JSON.stringify(answer));
}

const outcomes = (page: Page) => page.getByRole('list', { name: 'What became of each visit' }).getByRole('listitem');

test('staff book a series of eight with a closed day, move it from the third on, and cancel the last two', async () => {
	const { cloud, day, newPage } = staff();
	await closeSecondDay();
	const { page, pageErrors } = await newPage();
	page.setDefaultTimeout(20_000);
	await page.goto(`${cloud.origin}/admin/appointments/series?client=${day.danielUserId}`);
	await page.getByLabel('Service').selectOption('anxiety-management');
	await page.getByLabel('Who comes?').selectOption('me');
	await page.getByRole('textbox', { name: /^Day/ }).fill(firstDay());
	await page.getByRole('region', { name: 'Amina Hassan' }).getByRole('button').first().click();
	await page.getByText('No sessions are held on this day: Staff training.').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);

	// Without a mouse: the button takes the dates that are free.
	await pressByKeyboard(page, 'Book 7 visits');
	await page.getByRole('heading', { name: '7 visits booked' }).waitFor();
	await outcomes(page).nth(2).getByRole('link').click();
	await page.getByRole('heading', { name: 'Visit 3 of 7, every week' }).waitFor();

	await page.getByRole('button', { name: 'Move to another time' }).click();
	await page.getByRole('radio', { name: /^This and all that follow \(5\)/ }).check();
	await page.getByRole('textbox', { name: /^Day/ }).fill(dayAfter(firstDay(), 22));
	await page.getByRole('textbox', { name: /^Time/ }).fill('4pm');
	await page.getByRole('list', { name: 'Where the visits go' }).waitFor();
	await pressByKeyboard(page, 'Move the visits');
	await page.getByRole('heading', { name: '5 visits moved' }).waitFor();

	const ofSeries = page.getByRole('list', { name: 'Visits of this series' }).getByRole('link');
	await ofSeries.nth(-2).click();
	await page.getByRole('heading', { name: 'Visit 6 of 7, every week' }).waitFor();
	await page.getByRole('button', { name: 'Cancel this appointment' }).click();
	await page.getByRole('radio', { name: /^This and all that follow \(2\)/ }).check();
	await page.getByRole('radio', { name: 'The client, by phone' }).check();
	await page.getByLabel('Reason').fill('Away in January');
	await pressByKeyboard(page, 'Cancel the appointment');
	await page.getByRole('heading', { name: '2 visits cancelled' }).waitFor();
	expect(pageErrors).toEqual([]);
});
