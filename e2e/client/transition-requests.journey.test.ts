import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { confirmButton, fillIn } from '../support/booking-steps.ts';
import { roundsBetween } from '../support/dependent-requests.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, newClient } from '../support/log-in.ts';
import { idle, networkSettled } from '../support/network-settled.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

/** Runs the steps on a phone with this connection, and expects no page errors. */
async function onPhone(
	steps: (page: Page, requested: readonly string[]) => Promise<void>,
	connection = {},
): Promise<void> {
	const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce', hasTouch: true });
	await context.addInitScript({
		content: `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} });`,
	});
	const { page, pageErrors } = await openPage(context);
	const requested: string[] = [];
	page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname));
	await steps(page, requested);
	expect(pageErrors).toEqual([]);
	await context.close();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });
/** The booking form with its options; the log-in and sign-up before it differ in the address only. */
const isBookingForm = async (page: Page): Promise<boolean> =>
	(await heading(page, 'Book a visit').isVisible()) &&
	(await page.getByRole('radio', { name: /Anxiety Management/ }).count()) > 0;

/** The home page with its services and articles. */
const isHomePage = async (page: Page): Promise<boolean> =>
	new URL(page.url()).pathname === '/' &&
	(await page.getByRole('main').getByRole('heading', { name: 'Depression Therapy' }).isVisible()) &&
	(await page.locator('main a[href^="/blogs/"]').count()) > 0;

/** The last prefetched request of the home page, and of the booking form. */
const LAST_OF_HOME = /^\/api\/blogs$/;
const LAST_OF_BOOKING = /^\/api\/psychologists$/;

const untilFetched = (requested: readonly string[], path: RegExp): Promise<unknown> =>
	until(
		async () => requested,
		(paths) => paths.some((one) => path.test(one)),
	);

/** Types the credentials slowly. */
async function typeCredentials(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
	await page.getByRole('main').getByLabel('Email').focus();
	await page.getByRole('main').getByLabel('Email').fill(email);
	await page.getByLabel('Password', { exact: true }).focus();
	await page.getByLabel('Password', { exact: true }).fill(password);
}

const PERSONAL = /^\/api\/(?:account|appointments)$/;
const ofModules = (requested: readonly string[]): readonly string[] =>
	requested.filter((path) => path.startsWith('/mfe/'));

test('the transition from the log-in to the home page waits for the log-in only', async () => {
	await onPhone(async (page, requested) => {
		await page.goto(`${site.cloud.origin}/login`);
		await typeCredentials(page, await newClient(site.cloud.origin));
		await untilFetched(requested, LAST_OF_HOME);
		const rounds = await roundsBetween(
			page,
			() => logInButton(page).click(),
			() => isHomePage(page),
		);
		expect(rounds).toEqual([['POST /api/auth/login']]);
	});
});

test('the transition from log-in or sign-up to the booking form waits for these only, and requests no personal data before', async () => {
	const person = await newClient(site.cloud.origin);
	await onPhone(async (page, requested) => {
		await page.goto(`${site.cloud.origin}/schedule-appointment`);
		await page.getByText('Been here before?').getByRole('link', { name: 'Log in' }).click();
		await page.getByRole('form', { name: 'Log in' }).waitFor();
		await typeCredentials(page, person);
		await untilFetched(requested, LAST_OF_BOOKING);
		expect(requested.filter((path) => PERSONAL.test(path))).toEqual([]);
		const rounds = await roundsBetween(
			page,
			() => logInButton(page).click(),
			() => isBookingForm(page),
		);
		expect(rounds).toEqual([['POST /api/auth/login']]);
	});
	await onPhone(async (page, requested) => {
		await page.goto(`${site.cloud.origin}/schedule-appointment`);
		await page.getByLabel('Full name').fill(person.name);
		await page.getByLabel('Confirm password').fill(person.password);
		await typeCredentials(page, { ...person, email: `new-${person.email}` });
		await page.getByRole('checkbox', { name: /I accept/ }).check();
		await untilFetched(requested, LAST_OF_BOOKING);
		expect(requested.filter((path) => PERSONAL.test(path))).toEqual([]);
		const rounds = await roundsBetween(
			page,
			() => page.getByRole('button', { name: 'Create account' }).click(),
			() => isBookingForm(page),
		);
		expect(rounds).toEqual([['POST /api/auth/register']]);
	});
});

test('the transition from Confirm to the ticket with its code waits for the booking only', async () => {
	await onPhone(async (page) => {
		await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
		await fillIn(page, site.cloud.origin, { service: /Anxiety Management/ });
		await networkSettled(page);
		const rounds = await roundsBetween(
			page,
			() => confirmButton(page).click(),
			async () =>
				(await heading(page, 'Appointment Confirmed!').isVisible()) &&
				(await page
					.getByRole('img', { name: /^QR code/ })
					.locator('path')
					.count()) > 0,
		);
		expect(rounds).toEqual([['GET booking .js', 'POST /api/appointments']]);
	});
});

test('the transition from the home page to the booking form waits for nothing once the page is idle', async () => {
	await onPhone(async (page, requested) => {
		const toBooking = page.getByRole('main').locator('a[href^="/schedule-appointment"]').first();
		await page.goto(`${site.cloud.origin}/login`);
		await typeCredentials(page, await newClient(site.cloud.origin));
		// By key: a mouse on the button would then be on a link of the next page.
		await logInButton(page).press('Enter');
		await untilFetched(requested, /^\/mfe\/booking\/.+expose_app.+\.js$/);
		expect(requested.filter((path) => PERSONAL.test(path))).toEqual([]);
		const rounds = await roundsBetween(
			page,
			() => toBooking.tap(),
			() => isBookingForm(page),
		);
		expect(rounds).toEqual([]);
	});
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
	'transitions over %p prefetch nothing, and work',
	async (connection) => {
		await onPhone(async (page, requested) => {
			await page.clock.install({ time: site.cloud.now() });
			await page.goto(`${site.cloud.origin}/login`);
			const before = requested.length;
			await typeCredentials(page, await newClient(site.cloud.origin));
			await idle(page);
			expect(ofModules(requested.slice(before))).toEqual([]);
			await logInButton(page).click();
			await page.waitForURL((url) => url.pathname === '/');
			await page.getByRole('main').getByRole('heading', { name: 'Depression Therapy' }).waitFor();
			await page.clock.runFor(4000); // longer than the page waits for idleness
			await idle(page);
			expect(ofModules(requested).filter((path) => path.startsWith('/mfe/booking/'))).toEqual([]);
			await page.getByRole('main').locator('a[href^="/schedule-appointment"]').first().tap();
			await heading(page, 'Book a visit').waitFor();
		}, connection);
	},
);
