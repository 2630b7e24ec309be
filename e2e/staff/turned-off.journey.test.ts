import { articlePage } from '@tulia/contracts/site-addresses';
import { accessibilityViolations, desktop, openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call, firstFree, registerClient } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn, newClient } from '../support/log-in.ts';
import { readPage } from '../support/published-pages.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

const WORDS = {
	bookings: 'The road to us is flooded. We take bookings again tomorrow.',
	comments: 'No comments this week.',
	newsletter: 'The letter takes a rest.',
	messages: 'Nobody can read messages today.',
} as const;

const LABELS = {
	bookings: 'Take no bookings on the site',
	comments: 'Take no comments',
	newsletter: 'Take no sign-ups for the newsletter',
	messages: 'Take no messages and questions',
} as const;

async function staffSettings(): Promise<Page> {
	const context = await site.browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
	const { page } = await openPage(context, { ignore: /status of 4\d\d/ });
	await logIn(page, site.cloud.origin, admin);
	await page.goto(`${site.cloud.origin}/admin/settings?part=off`);
	return page;
}
const save = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: /^Save settings/ }).click();
	await page
		.getByText(/^Saved\. The site shows it/)
		.last()
		.waitFor();
};
/** Waits until the published page contains the text, or does not contain it any more. */
const published = (path: string, words: string, isSaid = true) =>
	until(
		async () => (await readPage(site.cloud.origin, path)).html,
		(html) => html.includes(words) === isSaid,
	);

test('a feature that staff turn off shows their message on the site and in the API, and works again once it is on', async () => {
	const { origin } = site.cloud;
	const token = await registerClient(origin);
	const { date, time } = await firstFree(origin, 'anxiety-management');
	const settings = await staffSettings();
	for (const [feature, words] of Object.entries(WORDS)) {
		await settings.getByLabel(LABELS[feature as keyof typeof WORDS]).check();
		await settings.locator(`[name="profile.turnedOff.${feature}"]`).fill(words);
	}
	expect(await accessibilityViolations(settings)).toEqual([]);
	await save(settings);

	const body = { serviceId: 'anxiety-management', date, time };
	expect(await call(origin, '/api/appointments', { method: 'POST', token, body })).toMatchObject({
		status: 409,
		body: { code: 'turned_off', detail: WORDS.bookings },
	});
	const comment = { name: 'Amina', email: 'a@example.com', comment: 'Asante sana kwa hii.' };
	expect(await call(origin, '/api/blogs/1/comments', { method: 'POST', body: comment })).toMatchObject({ status: 409 });

	await published('/contact', WORDS.messages);
	await published('/help-center', WORDS.messages);
	await published('/schedule-appointment', WORDS.bookings);
	const client = await newClient(origin);
	const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${origin}/contact`);
	await page.getByText(WORDS.messages).waitFor();
	expect(await page.getByRole('button', { name: 'Send Message' }).count()).toBe(0);
	await page.getByRole('contentinfo').getByText(WORDS.newsletter).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.goto(`${origin}${articlePage.prefix}1`);
	await page.getByText(WORDS.comments).waitFor();
	await logIn(page, origin, client);
	await page.goto(`${origin}/schedule-appointment`);
	await page.getByText(WORDS.bookings).waitFor();
	await page.getByText('Visits that are booked stay booked.').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);

	for (const label of Object.values(LABELS)) await settings.getByLabel(label).uncheck();
	await save(settings);
	expect(await call(origin, '/api/appointments', { method: 'POST', token, body })).toMatchObject({ status: 201 });
	await published('/schedule-appointment', WORDS.bookings, false);
	await page.goto(`${origin}/schedule-appointment`);
	await page.getByRole('button', { name: 'Next: When' }).waitFor();
	expect(pageErrors).toEqual([]);
});
