import { openPage, type PageErrors, phone as phoneScreen } from '@tulia/test-kit/browser';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { bookVisit } from '../support/book-visit.ts';
import { book, chooseFreeDay, fillIn } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { logIn, logInByApi, newClient, type Person } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo } from '../support/notices/mails.ts';
import { answerSms, codeIn, smsTo, untilCode, untilSms } from '../support/notices/phones.ts';
import { untilCached } from '../support/offline/cached-pages.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

interface Visit {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly pageErrors: PageErrors;
}

/** Opens the account on a phone of its own, logged in. Every browser reports a refused call. */
async function atAccount(person: Person): Promise<Visit> {
	const context = await site.browser.newContext({ viewport: phoneScreen, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context, { ignore: /Failed to load resource/ });
	await logIn(page, site.cloud.origin, person, { remember: true });
	await openAccount(page);
	return { context, page, pageErrors };
}

async function openAccount(page: Page): Promise<void> {
	await page.goto(`${site.cloud.origin}/account`);
	await reachOf(page).waitFor();
	await page.goto(`${site.cloud.origin}/account#reach`);
}

const reachOf = (page: Page): Locator => page.getByRole('region', { name: 'How we reach you' });

async function askCode(page: Page, typed: string): Promise<void> {
	await reachOf(page)
		.getByRole('textbox', { name: /hone number/ })
		.fill(typed);
	await reachOf(page).getByRole('button', { name: 'Send me a code' }).click();
	await reachOf(page).getByLabel('Six-digit code').waitFor();
}

async function typeCode(page: Page, code: string): Promise<void> {
	await reachOf(page).getByLabel('Six-digit code').fill(code);
	await reachOf(page).getByRole('button', { name: 'Confirm number' }).click();
}

async function choose(page: Page, way: string): Promise<void> {
	await reachOf(page).getByRole('radio', { name: way }).check();
	await reachOf(page).getByRole('button', { name: 'Save' }).click();
	await reachOf(page)
		.getByText(/^Saved\./)
		.waitFor();
}

async function end({ context, pageErrors }: Visit): Promise<void> {
	expect(pageErrors).toEqual([]);
	await context.close();
}

const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

test('a client adds a phone, confirms it, books and is notified by SMS, then sends STOP and starts again', async () => {
	const number = '+254712000101';
	const person = await newClient(site.cloud.origin);
	await confirmAddress(site.cloud, person.email);
	const visit = await atAccount(person);
	const { page } = visit;
	await askCode(page, '0712 000 101');
	const [code] = await untilSms(site.cloud, number, 1);
	if (!code) throw new Error('No code came.');

	// A second tab shows the same step, and the same code confirms once.
	const second = await visit.context.newPage();
	await openAccount(second);
	await second.getByLabel('Six-digit code').waitFor();
	await typeCode(page, spaced(codeIn(code)));
	await reachOf(page)
		.getByText(/Your number is confirmed/)
		.waitFor();
	await typeCode(second, codeIn(code));
	await reachOf(second)
		.getByText(/Your number is confirmed/)
		.waitFor();
	await second.close();

	await choose(page, 'SMS');
	const ticketNumber = await bookVisit(site.cloud.origin, await logInByApi(site.cloud.origin, person));
	const [, confirmation] = await untilSms(site.cloud, number, 2);
	expect(confirmation?.text).toContain(ticketNumber);
	expect(confirmation?.text).not.toMatch(/anxiety|therapy|counsel/i);

	await answerSms(site.cloud, number, 'Stop');
	await site.cloud.settled();
	await openAccount(page);
	await reachOf(page)
		.getByText(/^You stopped SMS on/)
		.waitFor();
	await reachOf(page).getByRole('button', { name: 'Start SMS again' }).click();
	await reachOf(page).getByText('We send you SMS again.').waitFor();
	await reachOf(page).getByRole('button', { name: 'Remove' }).click();
	await reachOf(page).getByText('Your number is removed.').waitFor();
	expect(await smsTo(site.cloud, number)).toHaveLength(2);
	await end(visit);
});

/** The visible text of the page has no mention of email. */
async function expectNoEmail(page: Page): Promise<void> {
	expect(await page.getByRole('main').ariaSnapshot()).not.toMatch(/e-?mail/i);
}

test('a client notified by SMS only reads of SMS on every page of a visit, gets an SMS about every change, and no email', async () => {
	const number = '+254712000106';
	const { origin } = site.cloud;
	const person = await newClient(origin, 'Njeri Wangari');
	await confirmAddress(site.cloud, person.email);
	const context = await site.browser.newContext({
		viewport: phoneScreen,
		reducedMotion: 'reduce',
		serviceWorkers: 'allow',
	});
	const { page, pageErrors } = await openPage(context, { ignore: NETWORK_ERRORS });
	await logIn(page, origin, person, { remember: true });
	await openAccount(page);
	await askCode(page, '0712 000 106');
	await typeCode(page, await untilCode(site.cloud, number, 0));
	await choose(page, 'SMS');
	await reachOf(page).getByText('We tell you of your visits by SMS to 0712 000 106.').waitFor();

	await fillIn(page, origin, { service: /Anxiety/ });
	await page.getByText('Your ticket and the reminder go by SMS to 0712 000 106.').first().waitFor();
	const ticketNumber = await book(page);
	await page.getByText('Check your phone for confirmation.').waitFor();
	await page.getByText(/^It comes by SMS to 0712 000 106 on/).waitFor();
	await expectNoEmail(page);

	await page.goto(`${origin}/appointments/${ticketNumber}`);
	await page.getByText(/^It comes by SMS to 0712 000 106 on/).waitFor();
	await untilCached(page, '/appointments/ticket');
	await expectNoEmail(page);
	await context.setOffline(true);
	await page.reload();
	await page.getByRole('status').filter({ hasText: 'saved on this phone' }).waitFor();
	await expectNoEmail(page);
	await context.setOffline(false);

	await page.goto(`${origin}/appointments`);
	await page.getByRole('button', { name: 'Move this visit' }).click();
	await chooseFreeDay(page, 5);
	await page.locator('input[type=radio][name=time]').first().check();
	await expectNoEmail(page);
	await page.getByRole('button', { name: 'Confirm the new time' }).click();
	await page.getByText(/We send you the new time by SMS to 0712 000 106\./).waitFor();
	await untilSms(site.cloud, number, 3); // a cancellation right after it replaces the new time
	await expectNoEmail(page);
	await page.getByRole('button', { name: 'Cancel this visit' }).click();
	await expectNoEmail(page);
	await page.getByRole('button', { name: 'Yes, cancel it' }).click();
	await page.getByText(/We confirm it by SMS to 0712 000 106\./).waitFor();
	await expectNoEmail(page);

	const [, ...notices] = await untilSms(site.cloud, number, 4);
	expect(notices.map(({ text }) => text)).toEqual([
		expect.stringMatching(/^Confirmed/),
		expect.stringMatching(/^New time/),
		expect.stringMatching(/^You cancelled/),
	]);
	for (const { text } of notices) expect(text).not.toMatch(/e-?mail/i);
	const mails = (await site.cloud.mails()).filter(mailTo(person.email, /./));
	expect(mails.map(({ subject }) => subject)).toEqual(['Welcome. Please confirm your email address']);
	await end({ context, page, pageErrors });
});

test('a client who registers with a phone confirms the address first, and then types the code in the account', async () => {
	const number = '+254712000105';
	const email = 'wanjiku.mwangi@example.com';
	const context = await site.browser.newContext({ viewport: phoneScreen, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context, { ignore: /Failed to load resource/ });
	await page.goto(`${site.cloud.origin}/register`);
	await page.getByLabel('Full name').fill('Wanjiku Mwangi');
	await page.getByLabel('Email').first().fill(email);
	await page.getByRole('textbox', { name: /Phone number/ }).fill('12345');
	await page.getByLabel('Password', { exact: true }).fill('Lalasalama1!');
	await page.getByLabel('Confirm password').fill('Lalasalama1!');
	await page.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Create account' }).click();
	await page
		.getByText(/This is not a phone number/)
		.first()
		.waitFor();
	await page.getByRole('textbox', { name: /Phone number/ }).fill('0712 000 105');
	await page.getByRole('button', { name: 'Create account' }).click();
	await page.getByText(/Once your email address is confirmed, we can send a code to 0712 000 105\./).waitFor();
	expect(await smsTo(site.cloud, number)).toEqual([]);
	await confirmAddress(site.cloud, email);
	await openAccount(page);
	await reachOf(page).getByRole('button', { name: 'Send me a code' }).click();
	await reachOf(page).getByLabel('Six-digit code').waitFor();
	const [sent] = await untilSms(site.cloud, number, 1);
	if (!sent) throw new Error('No code came.');
	await typeCode(page, codeIn(sent));
	await page.getByText(/Your number is confirmed/).waitFor();
	await end({ context, page, pageErrors });
});

test('five wrong codes invalidate the code, and another one works', async () => {
	const number = '+254712000102';
	const person = await newClient(site.cloud.origin);
	await confirmAddress(site.cloud, person.email);
	const visit = await atAccount(person);
	const { page } = visit;
	await askCode(page, '+254 712 000 102');
	const [sent] = await untilSms(site.cloud, number, 1);
	if (!sent) throw new Error('No code came.');
	const code = codeIn(sent);
	const wrong = code === '000000' ? '111111' : '000000';
	for (let tried = 1; tried < 5; tried += 1) {
		await typeCode(page, wrong);
		await reachOf(page).getByText('That is not the code. Look again, or send a new one.').waitFor();
		await reachOf(page).getByLabel('Six-digit code').fill('');
	}
	await typeCode(page, wrong);
	await reachOf(page).getByText('This code no longer works. Please send a new one.').waitFor();
	await typeCode(page, code);
	await reachOf(page).getByText('This code no longer works. Please send a new one.').waitFor();
	await reachOf(page).getByRole('button', { name: 'Send again' }).click();
	await reachOf(page)
		.getByText(/^A new code is on its way/)
		.waitFor();
	const again = (await untilSms(site.cloud, number, 2)).at(-1);
	if (!again) throw new Error('No other code came.');
	// The form is reset for another code.
	await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=code]')?.value === '');
	await typeCode(page, codeIn(again));
	await reachOf(page)
		.getByText(/Your number is confirmed/)
		.waitFor();
	await end(visit);
});

test('a number of another person reveals nothing, and cannot be used without its code', async () => {
	const number = '+254712000103';
	const owner = await newClient(site.cloud.origin, 'Achieng Odhiambo');
	await confirmAddress(site.cloud, owner.email);
	const first = await atAccount(owner);
	await askCode(first.page, '0712 000 103');
	const [sent] = await untilSms(site.cloud, number, 1);
	if (!sent) throw new Error('No code came.');
	await typeCode(first.page, codeIn(sent));
	await reachOf(first.page)
		.getByText(/Your number is confirmed/)
		.waitFor();
	await end(first);

	const other = await newClient(site.cloud.origin, 'Baraka Otieno');
	await confirmAddress(site.cloud, other.email);
	const stranger = await atAccount(other);
	await askCode(stranger.page, '0712 000 103');
	const words = await wordsOf(stranger.page);
	await reachOf(stranger.page).getByRole('button', { name: 'Change number' }).click();
	await askCode(stranger.page, '0712 000 104');
	expect((await wordsOf(stranger.page)).replaceAll('0712 000 104', '0712 000 103')).toBe(words);
	await typeCode(stranger.page, codeIn(sent));
	await reachOf(stranger.page).getByText('That is not the code. Look again, or send a new one.').waitFor();
	await openAccount(stranger.page);
	await expectNoNumber(stranger.page);
	await end(stranger);
});

const wordsOf = async (page: Page): Promise<string> => (await reachOf(page).textContent()) ?? '';

async function expectNoNumber(page: Page): Promise<void> {
	await reachOf(page).getByLabel('Six-digit code').waitFor();
	expect(await reachOf(page).getByText('Confirmed', { exact: true }).count()).toBe(0);
}
