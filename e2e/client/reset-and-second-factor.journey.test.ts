import { openPage, phone, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn, newClient, type Person, submitLogIn } from '../support/log-in.ts';
import { linkIn, mailTo, untilMail } from '../support/notices/mails.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';
import { totp } from '../support/staff/totp.ts';

const site = journeyFixture();

const aPhone = (): Promise<BrowserContext> => site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
const main = (page: Page) => page.getByRole('main');
const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const verify = async (token: string): Promise<number> =>
	(await call(site.cloud.origin, '/api/auth/verify', { token })).status;

async function choosePassword(page: Page, password: string): Promise<void> {
	await page.getByLabel('New password', { exact: true }).fill(password);
	await page.getByLabel('Confirm password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Save new password' }).click();
}

test('a forgotten password is changed with the link of a mail, which works once, and every session ends', async () => {
	const person = await newClient(site.cloud.origin);
	const elsewhere = await call(site.cloud.origin, '/api/auth/login', {
		method: 'POST',
		body: { email: person.email, password: person.password },
	});
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await page.goto(`${site.cloud.origin}/login`);
	await page.getByRole('link', { name: 'Forgot your password?' }).click();
	const form = page.getByRole('form', { name: 'Forgot your password' });
	await form.getByLabel('Email').fill(person.email.toUpperCase());
	await form.getByRole('button', { name: 'Send the link' }).click();
	await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();

	const link = linkIn(await untilMail(site.cloud, mailTo(person.email, /new password/)), 'reset-password');
	await page.goto(site.cloud.origin + link);
	await at(page, '/reset-password');
	await choosePassword(page, person.password.toLowerCase());
	await page
		.getByText(/must contain at least one uppercase letter/)
		.first()
		.waitFor();
	await choosePassword(page, 'Password1!');
	await page.getByText('This is “password” with numbers or signs').first().waitFor();
	await choosePassword(page, 'Ndoto&Njema7');
	await untilSaid(page, 'Password reset successful!');
	await at(page, '/login');
	await page.getByText('Your password was changed. Please log in with the new one.').waitFor();
	expect(await verify(String(elsewhere.body.token))).toBe(401);
	await untilMail(site.cloud, mailTo(person.email, /was changed/));

	await logIn(page, site.cloud.origin, { ...person, password: 'Ndoto&Njema7' });
	await page.goto(site.cloud.origin + link);
	await choosePassword(page, 'Ndoto&Njema8');
	await main(page).getByText('This link is no longer valid').waitFor();
	await main(page).getByRole('link', { name: 'Ask for a new link' }).click();
	await at(page, '/forgot-password');
	expect(pageErrors).toEqual([]);
	await context.close();
});

/** Sets up a second factor for the demo's admin, as the account page does; each code is valid once. */
async function enableSecondFactor({
	email,
	password,
}: Person): Promise<{ readonly secret: string; readonly recovery: string }> {
	const body = (await call(site.cloud.origin, '/api/auth/login', { method: 'POST', body: { email, password } })).body;
	const ask = (path: string, sent: object) =>
		call(site.cloud.origin, `/api/account/second-factor${path}`, {
			method: 'POST',
			token: String(body.token),
			body: sent,
		});
	const secret = String((await ask('', { currentPassword: password })).body.secret);
	const { codes } = (await ask('/confirmation', { code: totp(secret, site.cloud.now()) })).body;
	return { secret, recovery: String((codes as readonly string[])[0]) };
}

test('staff with a second factor log in with its code, or with a recovery code', async () => {
	const { secret, recovery } = await enableSecondFactor(admin);
	const context = await aPhone();
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await page.goto(`${site.cloud.origin}/login`);
	await submitLogIn(page, admin);
	await page.getByLabel('Code', { exact: true }).fill('000000');
	await page.getByRole('button', { name: 'Log in' }).click();
	await page.getByText('This code is not right. Please try the next one.').waitFor();
	await page.getByLabel('Code', { exact: true }).fill(totp(secret, new Date(site.cloud.now().getTime() + 30_000)));
	await page.getByRole('button', { name: 'Log in' }).click();
	await at(page, '/admin');

	await page.goto(`${site.cloud.origin}/login`);
	await submitLogIn(page, admin);
	await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
	await page.getByLabel('Recovery code').fill(` ${recovery.toUpperCase()} `);
	await page.getByRole('button', { name: 'Log in' }).click();
	await at(page, '/admin');
	expect(pageErrors).toEqual([]);
	await context.close();
});
