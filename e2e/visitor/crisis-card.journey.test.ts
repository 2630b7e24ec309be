import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { book, fillIn, noteBox } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { staffToken } from '../support/staff/staff-day.ts';

const site = journeyFixture();

const card = (page: Page, name: string) => page.getByRole('region', { name });
const shoot = async (page: Page, name: string): Promise<void> => {
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** Checks the links of a card, and that it fits the screen. */
async function checkCard(page: Page, name: string): Promise<void> {
	const links = await card(page, name)
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(links).toEqual(['tel:1199', 'tel:999', 'tel:0700000100', 'mailto:befrienderskenya@gmail.com']);
	const box = await card(page, name).boundingBox();
	expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
}

test('words of crisis in a comment show the crisis card before and after sending, and nothing else changes', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${site.cloud.origin}/blogs/1`);
	const box = page.getByLabel('Comment', { exact: true });
	await page.getByLabel('Name').fill('Kevin');
	await page.getByLabel('Email', { exact: true }).first().fill('kevin@example.com');
	await box.fill('I read this at three in the morning.');

	const sent: string[] = [];
	page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
	await box.pressSequentially(' Some nights I do not want to be here any more.');
	await card(page, 'We are glad you said it').waitFor();
	expect(sent.filter((request) => /not\s*want/i.test(decodeURIComponent(request)))).toEqual([]);
	expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
	expect(await page.getByRole('status').filter({ hasText: 'We are glad you said it' }).count()).toBe(1);
	expect(await card(page, 'We are glad you said it').textContent()).not.toMatch(/do not want/);
	await checkCard(page, 'We are glad you said it');
	await shoot(page, 'comment-before');

	await page.getByRole('button', { name: 'Put this away' }).click();
	await card(page, 'We are glad you said it').waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Post comment' }).click();
	await page.getByRole('heading', { name: 'Thank you for your comment' }).waitFor();
	await checkCard(page, 'People you can reach now');
	await shoot(page, 'comment-after');
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('words without a crisis do not show the crisis card', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page } = await openPage(context);
	// The file of the phrases has a number as its name.
	const list = page.waitForResponse(
		async (response) => response.request().resourceType() === 'script' && (await response.text()).includes('kufa'),
	);
	await page.goto(`${site.cloud.origin}/contact`);
	await page.getByLabel('Message').fill('I am dying to meet you.');
	await list;
	// The debounce of two seconds has passed once this much time has passed on the page.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
	expect(await page.getByText('We are glad you said it').count()).toBe(0);
	await page.getByLabel('Message').fill('Nataka kufa.');
	await card(page, 'We are glad you said it').waitFor();
	await context.close();
});

test('words of crisis in a booking note show the crisis card and the day of the visit, and staff see the mark', async () => {
	const client = await newClient(site.cloud.origin);
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, client);
	await fillIn(page, site.cloud.origin, { service: /Individual|Anxiety/ });
	await (await noteBox(page)).fill('I keep thinking my family would be better without me.');
	await card(page, 'Thank you for telling us').waitFor();
	await checkCard(page, 'Thank you for telling us');
	await shoot(page, 'note-before');
	const ticketNumber = await book(page);
	const token = await staffToken(site.cloud.origin);
	const { body } = await call(site.cloud.origin, `/api/admin/appointments?search=${ticketNumber}`, { token });
	expect(body.data).toEqual([expect.objectContaining({ ticketNumber, hasNotes: true, mayBeInCrisis: true })]);
	expect(JSON.stringify(body)).not.toContain('without me');
	await checkCard(page, (await page.getByRole('heading', { name: /^Until / }).textContent()) ?? '');
	await shoot(page, 'note-after');
	expect(pageErrors).toEqual([]);
	await context.close();
});
