import { desktop, openPage, phone, untilSaid } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { pressByKeyboard, tabTo, untilFocused } from '../support/keyboard.ts';
import { admin, logIn, type Person } from '../support/log-in.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { newStaffMember } from '../support/staff/new-staff-member.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

async function ask(name: string, question: string): Promise<void> {
	const email = `${name.toLowerCase()}@example.com`;
	const sent = await call(staff().cloud.origin, '/api/faqs/submit', {
		method: 'POST',
		body: { name, email, question },
	});
	expect(sent.status).toBe(202);
}

/** Questions and messages that are open, as the inbox lists them. */
async function waiting(): Promise<readonly string[]> {
	const { cloud, day } = staff();
	const { body } = await call(cloud.origin, '/api/admin/inbox', { token: day.token });
	return (body.data as readonly { readonly name: string }[]).map(({ name }) => name);
}

async function openInbox(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
	const context = await staff().newContext({ as: 'admin', viewport });
	const page = await context.newPage();
	await page.goto(`${staff().cloud.origin}/admin/inbox`);
	await row(page, 'Njeri').waitFor();
	return page;
}

/** The inbox of a colleague, in a browser of their own. */
async function openInboxOf(person: Person): Promise<Page> {
	const { browser, cloud } = staff();
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: desktop });
	// An entry taken over meanwhile is refused.
	const { page } = await openPage(context, { ignore: /status of 409/ });
	await logIn(page, cloud.origin, person);
	await page.getByRole('heading', { level: 1, name: /^Habari/ }).waitFor();
	await page.goto(`${cloud.origin}/admin/inbox`);
	await row(page, 'Njeri').waitFor();
	return page;
}

const row = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^(. )?${name}`) });
const item = (page: Page, label: string): Locator => page.getByRole('region', { name: label, exact: true });
const list = (page: Page): Locator => page.getByRole('region', { name: 'List', exact: true });
const focusedRow = (page: Page, name: string): Promise<unknown> =>
	page.waitForFunction((wanted) => document.activeElement?.textContent?.includes(wanted), name);

let rose: Person;

beforeAll(async () => {
	rose = await newStaffMember(staff(), { name: 'Rose Wambui', roles: ['front_desk'] });
	// One open question for each test, so that none depends on another.
	for (const name of ['Akinyi', 'Barasa', 'Chebet']) await ask(name, `May ${name} bring a child?`);
	await ask('Kerubo', 'Some nights I just want to die.');
	await call(staff().cloud.origin, '/api/contact', {
		method: 'POST',
		body: {
			...{ name: 'Wekesa', email: 'wekesa@example.com', phone: '0712 345 678', subject: 'Help', filledInMs: 9000 },
			message: 'I do not want to live any more.',
		},
	});
	await staff().cloud.settled();
	expect(await waiting()).toContain('Kerubo');
});

describe('the inbox of staff', () => {
	test('staff find words of crisis first, with the first entry opened beside the list', async () => {
		const page = await openInbox(desktop);
		const [first = ''] = await waiting();
		await item(page, `Message from ${first}`)
			.or(item(page, `Question from ${first}`))
			.waitFor();
		await page
			.getByRole('button', { name: /Answer first: words of crisis/ })
			.first()
			.waitFor();
		await page.context().close();
	});

	test('staff answer a question with a quick reply by mouse, and see who wrote what', async () => {
		const page = await openInbox(desktop);
		await row(page, 'Akinyi').click();
		const opened = item(page, 'Question from Akinyi');
		await opened.getByText('May Akinyi bring a child?').waitFor();
		await opened.getByRole('button', { name: 'How to book' }).click();
		await opened.getByRole('button', { name: /^Send reply/ }).click();
		await untilSaid(page, 'Reply sent to akinyi@example.com');
		await opened.getByText(/^Answered by /).waitFor();
		await opened.getByText(/This is how to book a visit/).waitFor();
		// The answered entry stays in the list while the page is open.
		await row(page, 'Akinyi').waitFor();
		await staff().cloud.settled();
		expect(await waiting()).not.toContain('Akinyi');
		await page.context().close();
	});

	test('staff on a phone open an item by mouse in place of the list, and Back restores their position in it', async () => {
		const page = await openInbox({ ...phone, height: 480 });
		await row(page, 'Barasa').scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(0);
		await row(page, 'Barasa').click();
		await item(page, 'Question from Barasa').waitFor();
		await page.waitForURL(/open=questions-/);
		await list(page).waitFor({ state: 'hidden' });
		await page.goBack();
		await list(page).waitFor();
		await focusedRow(page, 'Barasa');
		await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, before);
		await row(page, 'Barasa').click();
		await item(page, 'Question from Barasa').getByRole('link', { name: 'Back to the list' }).click();
		await list(page).waitFor();
		await focusedRow(page, 'Barasa');
		await page.context().close();
	});

	test.each([
		['390 px', phone, 'Barasa'],
		['1440 px', { width: 1440, height: 900 }, 'Chebet'],
	])('staff answer and mark as done by keyboard at %s', async (_width, viewport, name) => {
		const page = await openInbox(viewport);
		await pressByKeyboard(page, new RegExp(name));
		const opened = item(page, `Question from ${name}`);
		await opened.waitFor();
		await untilFocused(page, `Question from ${name}`);
		await tabTo(page, (stop) => stop.name === 'reply');
		await page.keyboard.type('Yes, there is room for both.');
		await page.reload();
		await opened.getByText('What you typed here is back').waitFor();
		await tabTo(page, (stop) => stop.name === 'reply');
		await pressByKeyboard(page, /^Send reply/);
		await opened.getByText(/^Answered by /).waitFor();
		await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Replies');
		await pressByKeyboard(page, 'Mark as done');
		await untilSaid(page, 'Marked as done');
		await page.waitForFunction(() => document.activeElement !== document.body);
		await staff().cloud.settled();
		expect(await waiting()).not.toContain(name);
		await page.context().close();
	});

	test('a member of staff marks a phone call by mouse, a colleague sees it and takes it over by keyboard, and drafts are preserved', async () => {
		const page = await openInbox(desktop);
		await row(page, 'Wekesa').click();
		const opened = item(page, 'Message from Wekesa');
		await opened.getByRole('textbox', { name: 'Reply to Wekesa' }).fill('Dear Wekesa,');
		await opened.getByRole('button', { name: 'I have them on the phone' }).click();
		await opened.getByText(/^You have them on the phone since /).waitFor();
		const hers = await openInboxOf(rose);
		const openedByHer = item(hers, 'Message from Wekesa');
		await pressByKeyboard(hers, /Wekesa/);
		await openedByHer.getByText(/ has them on the phone since /).waitFor();
		await untilFocused(hers, 'Message from Wekesa');
		await pressByKeyboard(hers, 'I have them on the phone now');
		await openedByHer.getByText(/^You have them on the phone since /).waitFor();
		// An open entry is updated without any action.
		await opened.getByText(/^Rose Wambui has them on the phone since /).waitFor();
		expect(await opened.getByRole('textbox', { name: 'Reply to Wekesa' }).inputValue()).toBe('Dear Wekesa,');
		await pressByKeyboard(hers, 'The call is over');
		await openedByHer.getByText(/on the phone since/).waitFor({ state: 'detached' });
		await hers.context().close();
		await page.context().close();
	});

	test('a question is handed to a colleague by mouse, who opens it from the mail and hands it back by keyboard', async () => {
		const { cloud } = staff();
		const page = await openInbox(desktop);
		await row(page, 'Kerubo').click();
		const opened = item(page, 'Question from Kerubo');
		await opened.getByRole('textbox', { name: 'Reply to Kerubo' }).fill('Dear Kerubo,');
		await opened.getByRole('button', { name: 'Hand to a colleague' }).click();
		await opened.getByRole('button', { name: /^Rose Wambui/ }).click();
		await opened.getByText(/^With Rose Wambui since /).waitFor();
		await row(page, 'Kerubo')
			.getByText(/^With Rose Wambui since /)
			.waitFor();
		expect(await opened.getByRole('textbox', { name: 'Reply to Kerubo' }).inputValue()).toBe('Dear Kerubo,');
		const mail = await untilMail(cloud, mailTo(rose.email, /a colleague handed it to you/));
		expect(`${mail.subject} ${mail.text}`).not.toMatch(/Kerubo|want to die/);
		const link = /\/admin\/inbox\?open=\S+/.exec(mail.text)?.[0] ?? '';
		const hers = await openInboxOf(rose);
		await hers.goto(`${cloud.origin}${link}`);
		const openedByHer = item(hers, 'Question from Kerubo');
		await openedByHer.getByText(/^With you since /).waitFor();
		await pressByKeyboard(hers, 'Hand to a colleague');
		await pressByKeyboard(hers, new RegExp(`^${admin.name}`));
		await openedByHer.getByText(new RegExp(`^With ${admin.name} since `)).waitFor();
		await hers.waitForFunction(() => document.activeElement !== document.body);
		await hers.context().close();
		await page.context().close();
	});
});
