import { desktop, openPage, untilSaid } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { currentFocus, labelled, pressByKeyboard, tabTo, untilFocused } from '../support/keyboard.ts';
import { admin } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** Waits for this message after a change, and checks that the focus was not lost. */
async function expectSaidWithFocus(page: Page, words: string | RegExp): Promise<void> {
	await untilSaid(page, words);
	await page.waitForFunction(() => document.activeElement !== document.body);
}

/** A page has loaded when its heading has the focus. */
async function untilPageFocused(page: Page, heading: string | RegExp): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** The slash key focuses the search from anywhere, and the ticket number opens the appointment. */
async function openByTicketNumber(page: Page, ticketNumber: string, client: string): Promise<void> {
	await page.keyboard.press('/');
	expect((await currentFocus(page))?.text).toBe('Find a ticket, a name, a phone or an email address');
	await page.keyboard.type(ticketNumber);
	await page.keyboard.press('Enter');
	await untilPageFocused(page, 'Appointments');
	await page.getByRole('row').filter({ hasText: ticketNumber }).waitFor();
	await pressByKeyboard(page, client);
	await untilPageFocused(page, client);
}

/** A tool of the editor returns the focus to the text. */
const untilEditorFocused = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => (document.activeElement as HTMLElement).isContentEditable);

async function open(page: Page, section: string | RegExp, heading: string): Promise<void> {
	await pressByKeyboard(page, section);
	await untilPageFocused(page, heading);
}

/** Opens a card of Centre, which has the name of its page. */
async function openCard(page: Page, card: string): Promise<void> {
	await open(page, /^Centre/, 'Centre');
	await open(page, card, card);
}

async function logInByKeyboard(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/login`);
	await networkSettled(page);
	await tabTo(page, ({ name }) => name === 'email');
	await page.keyboard.type(admin.email);
	await tabTo(page, ({ name }) => name === 'password');
	await page.keyboard.type(admin.password);
	await page.keyboard.press('Enter');
	await untilPageFocused(page, /^Habari/);
}

describe('a day of staff without a mouse', () => {
	let page: Page;
	let pageErrors: readonly string[];
	beforeAll(async () => {
		const { cloud, newContext } = staff();
		const opened = await openPage(await newContext({ viewport: desktop }));
		page = opened.page;
		pageErrors = opened.pageErrors;
		await logInByKeyboard(page, cloud.origin);
	});

	const visit = (name: string) => {
		const found = staff().day.visits[name];
		if (!found) throw new Error(`Nobody is called ${name}.`);
		return found;
	};

	test('staff record an outcome and correct it with a reason by keyboard', async () => {
		const { ticketNumber } = visit('Daniel');
		await openByTicketNumber(page, ticketNumber, 'Daniel Ouma');
		await pressByKeyboard(page, /^Attended/);
		await expectSaidWithFocus(page, 'Appointment status updated to attended');
		await pressByKeyboard(page, 'Correct the outcome');
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('It was Daniel Otieno who came.');
		await pressByKeyboard(page, 'Change to missed');
		await expectSaidWithFocus(page, 'Appointment status updated to missed');
	});

	test('staff cancel an appointment with a reason by keyboard', async () => {
		await openByTicketNumber(page, visit('Mary').ticketNumber, 'Mary Atieno');
		await pressByKeyboard(page, 'Cancel this appointment');
		await tabTo(page, ({ name }) => name === 'cancelledFor');
		await page.keyboard.press('Space');
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('She phoned: her child is ill.');
		await pressByKeyboard(page, 'Cancel the appointment');
		await expectSaidWithFocus(page, 'Appointment status updated to cancelled');
	});

	test('staff move an appointment by keyboard', async () => {
		await openByTicketNumber(page, visit('Lydia').ticketNumber, 'Lydia Chebet');
		await pressByKeyboard(page, 'Move to another time');
		await tabTo(page, ({ name }) => name === 'date');
		await page.keyboard.type(dayAfter(staff().day.date, 1));
		await tabTo(page, ({ name }) => name === 'time');
		await page.keyboard.type('9am');
		await page.getByText(/^9:00 AM, free with/).waitFor();
		await pressByKeyboard(page, 'Move the appointment');
		await expectSaidWithFocus(page, 'Appointment moved');
	});

	test('staff book by keyboard for a client on the phone', async () => {
		await open(page, /^Appointments/, 'Appointments');
		await open(page, 'Book a visit', 'Book a visit');
		await tabTo(page, ({ name }) => name === 'client');
		await page.keyboard.type('Zawadi Njoki');
		await page.getByText('Nobody matches.').waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await tabTo(page, ({ name }) => name === 'email');
		await page.keyboard.type('zawadi@example.com');
		await tabTo(page, ({ name }) => name === 'serviceId');
		await page.locator('select[name=serviceId] option', { hasText: 'Stress' }).waitFor({ state: 'attached' });
		await page.keyboard.type('Stress');
		await tabTo(page, ({ name }) => name === 'forWhom');
		await page.keyboard.type('The client');
		await tabTo(page, ({ name }) => name === 'date');
		await page.keyboard.type(dayAfter(staff().day.date, 1));
		await tabTo(page, ({ name }) => name === 'time');
		await page.keyboard.type('9');
		await page.getByText(/^9:00 AM, free with/).waitFor();
		await pressByKeyboard(page, 'Book 9:00 AM');
		await untilSaid(page, /^Booked: TUL-\d\d-/);
		await untilPageFocused(page, 'Zawadi Njoki');
	});

	test('staff close a day by keyboard', async () => {
		await openCard(page, 'Closures and holidays');
		await tabTo(page, ({ name }) => name === 'date');
		await page.keyboard.type(dayAfter(staff().day.date, 14).split('-').reverse().join('/'));
		await page.getByText(/^Nobody is booked:/).waitFor();
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('The team is away to learn');
		await pressByKeyboard(page, 'Save the closure');
		await expectSaidWithFocus(page, /^Closed:/);
		// The new row appears after its message, and moves the content below.
		await page.getByRole('row').filter({ hasText: 'The team is away to learn' }).waitFor();
	});

	test('staff write an article with a heading and a bold word and publish it by keyboard', async () => {
		await open(page, 'Articles', 'Articles');
		await pressByKeyboard(page, 'New article');
		await untilPageFocused(page, 'Edit article');
		await tabTo(page, ({ name }) => name === 'title');
		await page.keyboard.type('A slow breath');
		await pressByKeyboard(page, 'H2, a heading');
		await untilEditorFocused(page);
		await page.keyboard.type('Why it helps');
		await page.keyboard.press('Enter');
		await page.keyboard.type('Breathe out ');
		await tabTo(page, labelled('Bold'), 'Shift+Tab');
		await page.keyboard.press('Enter');
		await untilEditorFocused(page);
		await page.keyboard.type('slowly.');
		// The way out of the text is the way on: Tab is not trapped in it.
		await tabTo(page, ({ name }) => name === 'snippet');
		await page.keyboard.type('Out is longer than in.');
		await tabTo(page, ({ name }) => name === 'author');
		await page.keyboard.type('Amina Hassan');
		await tabTo(page, ({ name }) => name === 'aboutAuthor');
		await page.keyboard.type('Psychologist at the centre.');
		await tabTo(page, ({ name }) => name === 'imageUrl');
		await page.keyboard.press('Space');
		await page.getByText('All changes are saved').waitFor();
		await pressByKeyboard(page, 'Publish');
		await expectSaidWithFocus(page, 'Article published');
		const id = new URL(page.url()).pathname.split('/').at(-1);
		const { body } = await call(staff().cloud.origin, `/api/blogs/${id}`);
		expect(String(body.content)).toBe('<h2>Why it helps</h2><p>Breathe out <strong>slowly.</strong></p>');
	});

	test('staff publish a comment and answer a message by keyboard', async () => {
		await open(page, /^Reviews/, 'Reviews');
		await pressByKeyboard(page, 'Publish: Otieno');
		await expectSaidWithFocus(page, 'Comment published');

		await open(page, /^Inbox/, 'Inbox');
		await pressByKeyboard(page, /Parking/);
		await untilFocused(page, 'Message from Achieng Odhiambo');
		await tabTo(page, ({ name }) => name === 'reply');
		await page.keyboard.type('Yes, beside the gate. The guard knows you are coming.');
		await pressByKeyboard(page, 'Send reply');
		await expectSaidWithFocus(page, 'Reply sent to achieng@example.com');
	});

	test('staff log out by keyboard', async () => {
		await pressByKeyboard(page, 'Logout');
		await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
		await page.goto(`${staff().cloud.origin}/admin`);
		await page.waitForURL((url) => url.pathname === '/login');
		expect(pageErrors).toEqual([]);
	});
});
