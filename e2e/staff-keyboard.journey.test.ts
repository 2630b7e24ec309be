import { desktop, openPage } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from './support/api.ts';
import { answered, called, press, stopOf, tabTo } from './support/keyboard.ts';
import { admin } from './support/log-in.ts';
import { dayAfter } from './support/staff-day.ts';
import { onStage } from './support/staff-stage.ts';

const stage = onStage();

/** Says what a change was answered with. */
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words);

/** A page has come when its heading has the focus. */
async function arrive(page: Page, heading: string | RegExp): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** The slash leads to the search from anywhere, and the ticket from there to the appointment. */
async function find(page: Page, ticketNumber: string, client: string): Promise<void> {
	await page.keyboard.press('/');
	expect((await stopOf(page))?.text).toBe('Find a ticket, a name or an email address');
	await page.keyboard.type(ticketNumber);
	await page.keyboard.press('Enter');
	await arrive(page, 'Appointments');
	await page.getByRole('link', { name: ticketNumber }).waitFor();
	await press(page, ticketNumber);
	await arrive(page, client);
}

/** A date as the field takes it key by key: month, day and year, as the browser's language has them. */
const typeDate = (page: Page, day: string): Promise<void> => {
	const [year = '', month = '', date = ''] = day.split('-');
	return page.keyboard.type(`${month}${date}${year}`);
};

/** A tool of the editor gives the focus back to the words it works on. */
const backInTheText = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => (document.activeElement as HTMLElement).isContentEditable);

async function open(page: Page, section: string | RegExp, heading: string): Promise<void> {
	await press(page, section);
	await arrive(page, heading);
}

async function logInByKeys(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/login`);
	await page.waitForLoadState('networkidle');
	await tabTo(page, ({ name }) => name === 'email');
	await page.keyboard.type(admin.email);
	await tabTo(page, ({ name }) => name === 'password');
	await page.keyboard.type(admin.password);
	await page.keyboard.press('Enter');
	await arrive(page, /^Habari/);
}

describe('a day of staff without a mouse', () => {
	let page: Page;
	let complaints: readonly string[];
	beforeAll(async () => {
		const { cloud, newContext } = stage();
		const opened = await openPage(await newContext({ viewport: desktop }));
		page = opened.page;
		complaints = opened.witness.complaints;
		await logInByKeys(page, cloud.origin);
	}, 60_000);

	const visit = (name: string) => {
		const found = stage().day.visits[name];
		if (!found) throw new Error(`Nobody is called ${name}.`);
		return found;
	};

	test('an outcome is recorded, and corrected with a reason', async () => {
		const { ticketNumber } = visit('Daniel');
		await find(page, ticketNumber, 'Daniel Ouma');
		await press(page, /^Attended/);
		await answered(page, said(page, 'Appointment status updated to attended'));
		await press(page, 'Correct the outcome');
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('It was Daniel Otieno who came.');
		await press(page, 'Change to missed');
		await answered(page, said(page, 'Appointment status updated to missed'));
	}, 60_000);

	test('an appointment is cancelled with a reason', async () => {
		await find(page, visit('Mary').ticketNumber, 'Mary Atieno');
		await press(page, 'Cancel this appointment');
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('She phoned: her child is ill.');
		await press(page, 'Cancel the appointment');
		await answered(page, said(page, 'Appointment status updated to cancelled'));
	}, 60_000);

	test('an appointment is moved', async () => {
		await find(page, visit('Lydia').ticketNumber, 'Lydia Chebet');
		await press(page, 'Move to another time');
		await tabTo(page, ({ name }) => name === 'date');
		await typeDate(page, dayAfter(stage().day.date, 1));
		await page.getByText(/\d times? free/).waitFor();
		await tabTo(page, ({ name }) => name === 'time');
		await page.keyboard.type('9:00 AM');
		await press(page, 'Move the appointment');
		await answered(page, said(page, 'Appointment moved'));
	}, 60_000);

	test('a session is booked for somebody who phones', async () => {
		await open(page, /^Appointments/, 'Appointments');
		await open(page, 'Book for a client', 'Book for a client');
		await tabTo(page, ({ name }) => name === 'email');
		await page.keyboard.type('zawadi@example.com');
		await tabTo(page, ({ name }) => name === 'name');
		await page.keyboard.type('Zawadi Njoki');
		await tabTo(page, ({ name }) => name === 'serviceId');
		await page.locator('select[name=serviceId] option', { hasText: 'Stress' }).waitFor({ state: 'attached' });
		await page.keyboard.type('Stress');
		await tabTo(page, ({ name }) => name === 'forWhom');
		await page.keyboard.press('Space');
		await tabTo(page, ({ name }) => name === 'date');
		await typeDate(page, dayAfter(stage().day.date, 1));
		await page.getByText(/\d times? free/).waitFor();
		await tabTo(page, ({ name }) => name === 'time');
		await page.keyboard.type('9:00 AM');
		await press(page, 'Book the session');
		await said(page, /^Booked: TUL-26-/).waitFor();
		await arrive(page, 'Zawadi Njoki');
	}, 60_000);

	test('a service gets another price, and a day is closed', async () => {
		await open(page, 'Sessions', 'Sessions');
		await press(page, 'Edit Family Therapy');
		await tabTo(page, ({ name }) => name === 'price');
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('55');
		await press(page, 'Save');
		await answered(page, said(page, 'Saved: Family Therapy'));

		await press(page, 'Closures and holidays');
		await tabTo(page, ({ name }) => name === 'date');
		await typeDate(page, dayAfter(stage().day.date, 14));
		await page.getByText(/^Nobody is booked on/).waitFor();
		await tabTo(page, ({ name }) => name === 'reason');
		await page.keyboard.type('The team is away to learn');
		await press(page, 'Close this day');
		await answered(page, said(page, /^Closed:/));
		// The new row comes after the word of it, and moves what stands below.
		await page.getByRole('row').filter({ hasText: 'The team is away to learn' }).waitFor();
	}, 60_000);

	test('an article is written with a heading and a bold word, and published', async () => {
		await open(page, 'Blogs', 'Blogs');
		await press(page, 'New article');
		await arrive(page, 'Edit article');
		await tabTo(page, ({ name }) => name === 'title');
		await page.keyboard.type('A slow breath');
		await press(page, 'Heading 2');
		await backInTheText(page);
		await page.keyboard.type('Why it helps');
		await page.keyboard.press('Enter');
		await page.keyboard.type('Breathe out ');
		await tabTo(page, called('Bold'), 'Shift+Tab');
		await page.keyboard.press('Enter');
		await backInTheText(page);
		await page.keyboard.type('slowly.');
		// The way out of the text is the way on: no key is caught in it.
		await tabTo(page, ({ name }) => name === 'snippet');
		await page.keyboard.type('Out is longer than in.');
		await tabTo(page, ({ name }) => name === 'author');
		await page.keyboard.type('Amina Hassan');
		await tabTo(page, ({ name }) => name === 'aboutAuthor');
		await page.keyboard.type('Psychologist at the centre.');
		await tabTo(page, ({ name }) => name === 'imageUrl');
		await page.keyboard.press('Space');
		await page.getByText('All changes are saved').waitFor();
		await press(page, 'Publish');
		await answered(page, said(page, 'Article published'));
		const id = new URL(page.url()).pathname.split('/').at(-1);
		const { body } = await call(stage().cloud.origin, `/api/blogs/${id}`);
		expect(String(body.content)).toBe('<h2>Why it helps</h2><p>Breathe out <strong>slowly.</strong></p>');
	}, 90_000);

	test('a comment is published, and a message answered', async () => {
		await open(page, /^Comments/, 'Comments');
		await press(page, 'Publish: Otieno');
		await answered(page, said(page, /published/i));

		await open(page, /^Messages/, 'Messages');
		await press(page, /Parking/);
		await page.getByRole('heading', { name: 'Parking' }).waitFor();
		await tabTo(page, ({ name }) => name === 'reply');
		await page.keyboard.type('Yes, beside the gate. The guard knows you are coming.');
		await press(page, 'Send reply');
		await answered(page, said(page, 'Reply sent to achieng@example.com'));
	}, 60_000);

	test('staff log out', async () => {
		await press(page, 'Logout');
		await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
		await page.goto(`${stage().cloud.origin}/admin`);
		await page.waitForURL((url) => url.pathname === '/login');
		expect(complaints).toEqual([]);
	}, 60_000);
});
