import { openPage, phone } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { chooseForWhom, chooseFreeDay, noteBox, tokenOf } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, newClient, submitLogIn } from '../support/log-in.ts';
import { linkIn, mailTo, untilMail } from '../support/notices/mails.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const aPhone = (): Promise<BrowserContext> => site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const verify = async (token: string): Promise<number> =>
	(await call(site.cloud.origin, '/api/auth/verify', { token })).status;

/** Checks the menu of a phone. It opens the menu again if a pending navigation closed it. */
async function expectMenu(page: Page, words: string): Promise<void> {
	const button = page.getByRole('button', { name: 'Menu' });
	const shownName = page.getByRole('banner').getByText(words, { exact: true }).filter({ visible: true }).first();
	for (let attempt = 0; attempt < 10 && !(await shownName.isVisible()); attempt += 1) {
		if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
		await shownName.waitFor({ timeout: 2000 }).catch(() => undefined);
	}
	expect(await shownName.textContent()).toBe(words);
	await page.keyboard.press('Escape');
}

test('an address is confirmed by a button, and not by opening the link', async () => {
	const person = await newClient(site.cloud.origin);
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, person);
	const token = await tokenOf(page);
	const isVerified = async () => (await call(site.cloud.origin, '/api/auth/verify', { token })).body.emailVerified;
	await page.goto(
		site.cloud.origin + linkIn(await untilMail(site.cloud, mailTo(person.email, /confirm/i)), 'confirm-email'),
	);
	await page.waitForURL(`${site.cloud.origin}/confirm-email`);
	expect(await isVerified()).toBe(false);
	await page.getByRole('button', { name: 'Confirm my address' }).click();
	await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
	expect(await isVerified()).toBe(true);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test.each([
	['remembered', true],
	['of its tab', false],
])('logging out of a session that is %s ends it in every tab and on the server', async (_what, remember) => {
	const person = await newClient(site.cloud.origin, 'Otieno Ouma');
	const context = await aPhone();
	const [one, two] = [await openPage(context), await openPage(context)];
	await logIn(one.page, site.cloud.origin, person, { remember });
	if (remember) await two.page.goto(`${site.cloud.origin}/appointments`);
	else {
		await logIn(two.page, site.cloud.origin, person);
		await two.page.goto(`${site.cloud.origin}/appointments`);
	}
	await expectMenu(two.page, 'Otieno Ouma');
	const tokens = await Promise.all([tokenOf(one.page), tokenOf(two.page)]);
	expect(await Promise.all(tokens.map(verify))).toEqual([200, 200]);

	const ended = [one.page, ...(remember ? [] : [two.page])].map((page) => page.waitForResponse('**/api/auth/logout'));
	await one.page.getByRole('button', { name: 'Menu' }).click();
	await one.page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
	await at(two.page, '/');
	await expectMenu(two.page, 'Login');
	await expectMenu(one.page, 'Login');
	expect((await Promise.all(ended)).map((answer) => answer.status())).toEqual(ended.map(() => 204));
	expect(await Promise.all(tokens.map(verify))).toEqual([401, 401]);
	expect([...one.pageErrors, ...two.pageErrors]).toEqual([]);
	await context.close();
});

async function fillBooking(page: Page): Promise<void> {
	await page.getByRole('radio', { name: /Stress Management/ }).check();
	await chooseForWhom(page);
	await chooseFreeDay(page, 5);
	await page.locator('input[type=radio][name=time]').first().check();
	await (await noteBox(page)).fill('I would like to sit near the door.');
}

test('a session that ends during booking requires a log-in and preserves the choices', async () => {
	const person = await newClient(site.cloud.origin);
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await logIn(page, site.cloud.origin, person);
	await page.goto(`${site.cloud.origin}/schedule-appointment`);
	await fillBooking(page);
	const token = await tokenOf(page);
	expect((await call(site.cloud.origin, '/api/account/logout-everywhere', { method: 'POST', token })).status).toBe(204);

	await page.getByRole('button', { name: 'Confirm Appointment' }).first().click();
	await at(page, '/login');
	await page.getByText('Please log in again.').waitFor();
	await submitLogIn(page, person);
	await at(page, '/schedule-appointment');
	await page.waitForFunction(() => document.querySelector('input[name=time]:checked') !== null);
	await page.getByRole('complementary').getByText('Stress Management').waitFor();
	expect(await page.getByLabel(/notes/i).inputValue()).toBe('I would like to sit near the door.');
	await page.getByRole('button', { name: 'Confirm Appointment' }).first().click();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('an API that is down at the start logs no client out', async () => {
	const person = await newClient(site.cloud.origin);
	const context = await aPhone();
	const { page } = await openPage(context);
	await logIn(page, site.cloud.origin, person, { remember: true });
	const token = await tokenOf(page);
	await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 503, body: '' }));
	const refused = page.waitForResponse('**/api/auth/verify');
	await page.goto(`${site.cloud.origin}/appointments`);
	await refused;
	await page.unroute('**/api/auth/verify');
	await page.getByRole('heading', { level: 1 }).waitFor();
	await expectMenu(page, person.name);
	expect(new URL(page.url()).pathname).toBe('/appointments');
	expect(await tokenOf(page)).toBe(token);
	await context.close();
});

test('a client who opens the admin area is refused with a message, and without a redirect loop', async () => {
	const person = await newClient(site.cloud.origin);
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, person);
	await page.goto(`${site.cloud.origin}/admin/appointments`);
	await at(page, '/login');
	await page.getByText('That area is for staff. Please log in with a staff account.').waitFor();
	await submitLogIn(page, person);
	await at(page, '/');
	expect(pageErrors).toEqual([]);
	await context.close();
});
