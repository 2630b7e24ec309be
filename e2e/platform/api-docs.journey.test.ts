import { desktop, openPage } from '@tulia/test-kit/browser';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

test('the description of the API is readable in a browser, and a call can be tried', async () => {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page, pageErrors } = await openPage(context);
	// The viewer renders only operations near the window; the address of one scrolls to it, opened.
	await page.goto(`${site.cloud.origin}/__local/api-docs#/content/listServices`);
	const services = page.locator('.opblock.is-open').filter({ hasText: '/api/services' });
	await services.getByRole('button', { name: 'Try it out' }).click();
	await services.getByRole('button', { name: 'Execute' }).click();
	await services.getByText('"Family Therapy"').first().waitFor();

	await page.goto(`${site.cloud.origin}/__local/api-docs#/booking/createAppointment`);
	await page.reload();
	await page.locator('.opblock.is-open').filter({ hasText: '/api/appointments' }).waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});
