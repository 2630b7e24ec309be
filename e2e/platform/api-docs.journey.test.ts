import { desktop, openPage } from '@tulia/test-kit/browser';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

test('the description of the API can be read in a browser, and a call be tried', async () => {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${site.cloud.origin}/__local/api-docs`);
	const services = page.locator('.opblock').filter({ hasText: '/api/services' }).first();
	await services.getByRole('button').first().click();
	await services.getByRole('button', { name: 'Try it out' }).click();
	await services.getByRole('button', { name: 'Execute' }).click();
	await services.getByText('"Family Therapy"').first().waitFor();
	expect(await page.getByText('/api/appointments', { exact: true }).count()).toBeGreaterThan(0);
	expect(pageErrors).toEqual([]);
	await context.close();
}, 60_000);
