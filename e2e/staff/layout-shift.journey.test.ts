import { phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { apiAnswersChanged } from '../support/page-states/page-state.ts';
import { delayAnswers, placesOf, recordPlaces } from '../support/places.ts';
import { slowTimers } from '../support/slow-timers.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** Content waits one second for what will be above it (`use-has-settled.ts`), and no longer. */
const slowWait = (page: Page): Promise<unknown> => slowTimers(page, 1000);

test('on a phone the calendar does not move once it is shown, though the visits to be moved load later', async () => {
	const { cloud, newPage } = staff();
	const { page, pageErrors } = await newPage();
	await page.setViewportSize(phone);
	await slowWait(page);
	await apiAnswersChanged<object>('/api/admin/to-be-moved*', (answer) => ({ ...answer, openCount: 2 }))(page);
	await delayAnswers(page, '**/api/admin/to-be-moved*', 500);
	await page.goto(`${cloud.origin}/admin/calendar`, { waitUntil: 'commit' });
	const [action, tool, day] = await Promise.all([
		recordPlaces(page, 'a', 'Book a visit'),
		recordPlaces(page, 'button', 'Today'),
		recordPlaces(page, 'main select'),
	]);
	await page.getByText('2 visits wait to be moved.').waitFor();
	await page.getByText(/left today/).waitFor();
	expect(await placesOf(action)).toHaveLength(1);
	expect(await placesOf(tool)).toHaveLength(1);
	expect(await placesOf(day)).toHaveLength(1);
	expect(pageErrors).toEqual([]);
	await page.close();
});

test('the figures of the dashboard appear together with the last notice above them', async () => {
	const { cloud, newPage } = staff();
	const { page, pageErrors } = await newPage();
	await page.setViewportSize(phone);
	await slowWait(page);
	await delayAnswers(page, '**/api/admin/launch*', 500);
	await page.goto(`${cloud.origin}/admin`, { waitUntil: 'commit' });
	const [charts, people] = await Promise.all([
		recordPlaces(page, 'h2', 'Visits by month'),
		recordPlaces(page, 'h2', 'New users'),
	]);
	await page.getByText(/^Before launch: /).waitFor();
	await page.getByRole('heading', { name: 'New users', exact: true }).waitFor();
	expect(await placesOf(charts)).toHaveLength(1);
	expect(await placesOf(people)).toHaveLength(1);
	expect(pageErrors).toEqual([]);
	await page.close();
});
