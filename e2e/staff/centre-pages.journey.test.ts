import { readFile } from 'node:fs/promises';
import { accessibilityViolations, desktop, openPage, type PageErrors, untilSaid } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn } from '../support/log-in.ts';
import { staffToken } from '../support/staff/staff-day.ts';

const site = journeyFixture();

/** A page of logged-in staff. Expected refusals of the API are no errors. */
async function staffPage(
	viewport: { readonly width: number; readonly height: number },
	colorScheme: 'light' | 'dark' = 'light',
): Promise<{ readonly page: Page; readonly pageErrors: PageErrors }> {
	const context = await site.browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
	const opened = await openPage(context, { ignore: /status of 4\d\d/ });
	await logIn(opened.page, site.cloud.origin, admin);
	return opened;
}
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('changed services, days and centre settings are offered by the site, and are in the audit', async () => {
	const { page, pageErrors } = await staffPage(desktop);
	await page.goto(`${site.cloud.origin}/admin/sessions`);
	await button(page, 'Move Addiction Recovery up').click();
	await untilSaid(page, 'Addiction Recovery moved up');
	await button(page, 'Edit Family Therapy').click();
	await page.getByLabel('Short description').fill('For everybody at the table.');
	await button(page, /^Save/).click();
	await untilSaid(page, 'Saved: Family Therapy');
	await button(page, 'Prices').click();
	await page.getByLabel(/^Family Therapy, price/).fill('52.50');
	await button(page, /^Save prices/).click();
	await untilSaid(page, 'Prices saved. The website shows them within a few minutes.');
	const services = (await call(site.cloud.origin, '/api/services')).body.data as readonly {
		id: string;
		price: number;
	}[];
	expect(services[0]?.id).toBe('addiction-recovery');
	expect(services.find(({ id }) => id === 'family-therapy')?.price).toBe(5250);

	await page.goto(`${site.cloud.origin}/admin/closures`);
	const christmas = button(page, /^Open on this day: .+, Christmas Day$/).first();
	await christmas.waitFor();
	const [, day = '', date = ''] =
		/: ((\w+ \d+ \w+).*), Christmas Day$/.exec((await christmas.getAttribute('aria-label')) ?? '') ?? [];
	await christmas.click();
	await button(page, `Yes, open: ${day}, Christmas Day`).click();
	await page.getByText('Public holiday: open').waitFor();

	await page.goto(`${site.cloud.origin}/admin/settings?part=contact`);
	await page.getByLabel('Main phone').fill('none');
	await button(page, /^Save settings/).click();
	await page.getByText('Use digits and spaces').first().waitFor();
	await page.getByLabel('Main phone').fill('0700 000 111');
	await button(page, /^Save settings/).click();
	await page.getByText(/^Saved\. The site shows it/).waitFor();
	expect((await call(site.cloud.origin, '/api/profile')).body.phones).toMatchObject({ main: '0700 000 111' });

	await page.goto(`${site.cloud.origin}/admin/audit`);
	const row = (words: RegExp) => page.getByRole('row', { name: words }).first();
	for (const words of [
		/changed the settings\./,
		new RegExp(`added an entry in the calendar on ${date}`),
		/the service Family Therapy/,
		/changed prices or lengths of services/,
	])
		await row(words).waitFor();
	await page.getByLabel('How many days').selectOption('7');
	await page.getByLabel('Kind of thing').selectOption('service');
	await row(/changed the settings\./).waitFor({ state: 'detached' });
	await row(/changed the service Family Therapy\./).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
	expect(file.suggestedFilename()).toMatch(/^audit-.*-to-.*\.csv$/);
	const text = await readFile(await file.path(), 'utf8');
	expect(text).toContain('changed the service Family Therapy.');
	expect(text).not.toContain('changed the settings.');
	await page.getByLabel('Kind of thing').selectOption('audit');
	await row(/downloaded the audit as a file\./).waitFor();
	expect(pageErrors).toEqual([]);
});

test('conflicting settings of two people are shown in both versions, and one of them is chosen', async () => {
	const token = await staffToken(site.cloud.origin);
	const { page } = await staffPage(desktop);
	await page.goto(`${site.cloud.origin}/admin/settings`);
	await page.getByLabel('Line in the footer').fill('Mine');
	const { profile, version } = (await call(site.cloud.origin, '/api/admin/settings', { token })).body;
	const theirs = { profile: { ...(profile as object), motto: 'Theirs' }, version };
	const saved = await call(site.cloud.origin, '/api/admin/settings', { method: 'PATCH', token, body: theirs });
	expect(saved.status).toBe(200);
	await button(page, /^Save settings/).click();
	await page.getByText('Saved now: Theirs').waitFor();
	expect(await page.getByLabel('Line in the footer').inputValue()).toBe('Mine');
	expect(await accessibilityViolations(page)).toEqual([]);
	await button(page, 'Save my version').click();
	await page.getByText(/^Saved\. The site shows it/).waitFor();
	expect((await call(site.cloud.origin, '/api/profile')).body.motto).toBe('Mine');
});
