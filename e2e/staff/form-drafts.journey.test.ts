import { accessibilityViolations, untilSaid } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { admin, logIn, newClient, submitLogIn } from '../support/log-in.ts';
import { personalEntries, storedEntries, undeclaredEntries } from '../support/offline/device-storage.ts';
import { goByLink, tablet } from '../support/page-states/page-state.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';
import { until } from '../support/until.ts';

const staff = staffFixture();
const NOTE = 'She sleeps badly since March.';
const NOTE_PATH = '**/api/admin/appointments/*/note';
const BACK = 'What you typed here is back';
const FAQ = '/admin/faqs?edit=new';
const SERVICE = '/admin/sessions?edit=stress-management';
const visitOf = (name: string): string => `/admin/appointments/${staff().day.visits[name]?.id}`;

/** A page with a session of its own, because the journey ends it. */
async function openSession(): Promise<Page> {
	const { browser, cloud } = staff();
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: tablet });
	const page = await context.newPage();
	await logIn(page, cloud.origin, admin);
	return page;
}

const go = (page: Page, path: string): Promise<unknown> => page.goto(staff().cloud.origin + path);
const field = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('textbox', { name });
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
const untilReads = (page: Page, name: RegExp, text: string): Promise<unknown> =>
	until(
		() => field(page, name).inputValue(),
		(value) => value === text,
	);
const untilDrafts = (page: Page, count: number): Promise<unknown> =>
	page.waitForFunction(
		(wanted) => Object.keys(sessionStorage).filter((key) => key.startsWith('tulia.draft.')).length === wanted,
		count,
	);
const everythingStored = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

async function fillIn(page: Page, path: string, name: RegExp, text: string): Promise<void> {
	await go(page, path);
	await field(page, name).fill(text);
}

async function waitUntilBack(page: Page, name: RegExp, text: string): Promise<void> {
	await page.getByText(BACK).waitFor();
	await untilReads(page, name, text);
}

/** Ends the session as after eight hours: the server refuses the token, and the browser does not know yet. */
async function endSession(page: Page): Promise<void> {
	const token = await page.evaluate(() => String(JSON.parse(sessionStorage.getItem('tulia.session') ?? '{}').token));
	await call(staff().cloud.origin, '/api/auth/logout', { method: 'POST', token });
}

/** Types a note into the file of a visit; the session ends before it is sent. */
async function saveNoteTooLate(page: Page, visit: string): Promise<void> {
	await fillIn(page, visit, /^Note/, NOTE);
	await page.route(NOTE_PATH, async (route) => {
		await endSession(page);
		await route.continue();
	});
	await button(page, 'Save the note').click();
	await page.getByText('Please log in again. What you typed is kept.').waitFor();
	await page.unroute(NOTE_PATH);
	expect(await everythingStored(page)).not.toContain('sleeps');
}

async function isEmptyInAnotherTab(page: Page): Promise<void> {
	const other = await page.context().newPage();
	await go(other, FAQ);
	await untilReads(other, /^Question/, '');
	await other.close();
}

test('form drafts of staff survive reloads and the end of their session, and are deleted once they are sent', async () => {
	const page = await openSession();
	const visit = visitOf('Grace');
	await fillIn(page, FAQ, /^Question/, 'May I bring my sister?');
	await untilDrafts(page, 1);
	await page.reload();
	await waitUntilBack(page, /^Question/, 'May I bring my sister?');
	expect(await accessibilityViolations(page)).toEqual([]);
	await isEmptyInAnotherTab(page);
	await fillIn(page, SERVICE, /^Short description/, 'For weeks that are too full.');
	await untilDrafts(page, 2);

	await saveNoteTooLate(page, visit);
	await submitLogIn(page, admin);
	await page.waitForURL(({ pathname }) => pathname === visit);
	await waitUntilBack(page, /^Note/, NOTE);
	await button(page, 'Save the note').click();
	await untilSaid(page, 'Staff note saved');
	await untilDrafts(page, 2);

	await go(page, SERVICE);
	await waitUntilBack(page, /^Short description/, 'For weeks that are too full.');
	await button(page, 'Save').click();
	await untilSaid(page, 'Saved: Stress Management');
	await untilDrafts(page, 1);

	await go(page, FAQ);
	await waitUntilBack(page, /^Question/, 'May I bring my sister?');
	await field(page, /^Answer/).fill('Yes. There is a room to wait in.');
	await page.getByLabel('Category').selectOption('General');
	await button(page, 'Save').click();
	await untilSaid(page, 'FAQ added');
	await untilDrafts(page, 0);

	await go(page, FAQ);
	await untilReads(page, /^Question/, '');
	expect(await page.getByText(BACK).count()).toBe(0);
	await page.context().close();
});

test('a form draft of an older version shows both, and logging out deletes it', async () => {
	const page = await openSession();
	const { cloud, day } = staff();
	await fillIn(page, '/admin/sessions?edit=anxiety-management', /^Short description/, 'Mine');
	await untilDrafts(page, 1);
	const listed = await call(cloud.origin, '/api/admin/services', { token: day.token });
	const found = (listed.body.data as readonly { id: string }[]).find(({ id }) => id === 'anxiety-management');
	const { id, ...fields } = found ?? { id: '' };
	const body = { ...fields, shortDescription: 'Theirs' };
	await call(cloud.origin, `/api/admin/services/${id}`, { method: 'PATCH', token: day.token, body });

	await page.reload();
	await page.getByText('Saved now: Theirs').waitFor();
	await untilReads(page, /^Short description/, 'Mine');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(undeclaredEntries(await storedEntries(page))).toEqual([]);

	await page.getByRole('button', { name: 'Admin menu' }).click();
	await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
	await page.waitForURL(({ pathname }) => pathname === '/');
	await untilDrafts(page, 0);
	expect(personalEntries(await storedEntries(page))).toEqual([]);
	await page.context().close();
});

test('on a shared computer the next person to log in finds no form drafts, and their log-in deletes these', async () => {
	const page = await openSession();
	const visit = visitOf('Joseph');
	const next = await newClient(staff().cloud.origin, 'Juma Otieno');
	await fillIn(page, FAQ, /^Question/, 'May I bring my sister?');
	await untilDrafts(page, 1);
	await saveNoteTooLate(page, visit);
	await untilDrafts(page, 2);

	await submitLogIn(page, next);
	await untilDrafts(page, 0);
	await page.getByText('That area is for staff. Please log in with a staff account.').waitFor();
	await submitLogIn(page, admin);
	await page.waitForURL(({ pathname }) => pathname === '/admin');
	// No document is loaded: the page's memory once had the note.
	await goByLink(page, visit);
	await untilReads(page, /^Note/, '');
	await go(page, FAQ);
	await untilReads(page, /^Question/, '');
	await page.context().close();
});
