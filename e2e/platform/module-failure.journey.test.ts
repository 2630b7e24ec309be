import { desktop, openPage, startApp } from '@tulia/test-kit/browser';
import { filesOfPage } from '../support/files-of-page.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';

const site = journeyFixture();

const BOOKING = '**/mfe/booking/**';

test('a module that fails to load affects only its own page, and Try again works once it is back', async () => {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page } = await openPage(context);
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	await page.route(BOOKING, (route) => route.abort());

	await page.goto(`${site.cloud.origin}/schedule-appointment`);
	const retry = page.getByRole('main').getByRole('button', { name: /try again|retry/i });
	await retry.waitFor();
	// Everything of the shell is shown.
	await page.getByRole('banner').getByRole('link', { name: 'Services' }).waitFor();
	expect(await page.getByRole('contentinfo').textContent()).toContain('0700 000 100');
	await page.getByRole('link', { name: 'Need help now?' }).first().waitFor();

	// The other modules work.
	await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
	await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();

	await page.goBack();
	await retry.waitFor();
	await page.unroute(BOOKING);
	await retry.click();
	await page.getByRole('heading', { level: 1, name: 'Book a visit' }).waitFor();
	await context.close();
});

test('a page whose chunk fails to load shows an error, and Try again loads it once the network is back', async () => {
	const context = await site.browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
	const { page } = await openPage(context);
	await page.goto(`${site.cloud.origin}/services`);
	await startApp(page);
	const files = filesOfPage('contact-page');
	const isOfPage = ({ pathname }: URL): boolean => files.some((file) => pathname.endsWith(file));
	await page.route(isOfPage, (route) => route.abort());
	await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
	const retry = page.getByRole('main').getByRole('button', { name: /try again|retry/i });
	await retry.waitFor();
	await page.unroute(isOfPage);
	await retry.click();
	await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor();
	await context.close();
});

test('the crisis lines are shown when the API and every module are down', async () => {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page } = await openPage(context);
	await page.route('**/mfe/**', (route) => route.abort());
	await page.route('**/api/**', (route) => route.abort());
	await page.goto(`${site.cloud.origin}/help-now`);
	for (const number of ['999', '1199', '0722 178 177', '1192', '116', '1195']) {
		await page.getByRole('main').getByRole('link', { name: number, exact: true }).waitFor();
	}
	await context.close();
});

test('a home page whose module is down preserves its prerendered HTML', async () => {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page } = await openPage(context);
	await page.route('**/mfe/**', (route) => route.abort());
	await page.goto(site.cloud.origin);
	await networkSettled(page);
	await page.getByRole('heading', { name: 'What brings you here?' }).waitFor();
	expect(await page.getByRole('main').getByRole('link', { name: 'Explore Services' }).isVisible()).toBe(true);
	await context.close();
});
