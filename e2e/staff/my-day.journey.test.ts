import { accessibilityViolations, openPage, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { logIn, type Person } from '../support/log-in.ts';
import { mailTo } from '../support/notices/mails.ts';
import { newStaffMember } from '../support/staff/new-staff-member.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desk = { viewport: { width: 1440, height: 1000 } } as const;

let person: Person;

/** An account that the owner links to Amina's entry. */
beforeAll(async () => {
	person = await newStaffMember(staff(), {
		...{ name: 'Amina Hassan', roles: ['psychologist'], psychologistId: 'amina-hassan' },
	});
});

async function openDay(options: BrowserContextOptions): Promise<Page> {
	const { browser, cloud } = staff();
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
	// Pages of the front desk are refused.
	const { page } = await openPage(context, { ignore: /status of 40[34]/ });
	await logIn(page, cloud.origin, person);
	await page.waitForURL(/\/admin\/my-day$/);
	await page.getByRole('heading', { name: 'Today' }).waitFor();
	return page;
}

/** Simulates locking and unlocking a phone. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
	page.evaluate((value) => {
		Object.defineProperty(document, 'hidden', { value, configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, hidden);

test('on a phone, by touch: the next client, an outcome in one tap, and a note that is hidden when the phone locks', async () => {
	const page = await openDay(phone);
	await page.getByRole('region', { name: 'Fatuma Ali' }).getByText('10:30 AM').waitFor();
	await page.getByRole('button', { name: /^Attended: Daniel Ouma/ }).tap();
	await page.getByText('No note yet').waitFor();
	await page.getByText('Note for Daniel').waitFor();
	await page.getByText('You have written no note about this client yet.').waitFor();
	await setHidden(page, true);
	await page.getByText('Hidden, because you left this page.').waitFor();
	await setHidden(page, false);
	await page.getByRole('button', { name: 'Show the note' }).tap();
	await page.getByText('You have written no note about this client yet.').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.context().close();
});

test('at a desk, by keyboard: the feed is created and renewed, and a visit cancelled by the desk sends one mail', async () => {
	const { cloud, day } = staff();
	const page = await openDay(desk);
	const press = async (name: RegExp) => {
		await page.getByRole('button', { name }).focus();
		await page.keyboard.press('Enter');
	};
	const address = () => page.getByRole('textbox', { name: 'Your private address' }).inputValue();
	await press(/Make my private address/);
	await page.getByText('Copy this address now').waitFor();
	const first = await address();
	expect((await fetch(first)).headers.get('content-type')).toContain('text/calendar');
	await press(/^Make a new address/);
	await press(/Yes, make a new one/);
	await page.waitForFunction(
		(old) => document.querySelector<HTMLInputElement>('input[readonly]')?.value !== old,
		first,
	);
	expect((await fetch(first)).status).toBe(404);
	const feed = await fetch(await address());
	expect(feed.status).toBe(200);
	const etag = feed.headers.get('etag') ?? '';
	expect((await fetch(await address(), { headers: { 'if-none-match': etag } })).status).toBe(304);

	await page.getByRole('radio', { name: 'By email', exact: true }).focus();
	await page.keyboard.press('Space');
	await press(/^Save$/);
	await untilSaid(page, /^Saved/);
	expect(await accessibilityViolations(page)).toEqual([]);

	const lydia = day.visits.Lydia;
	const cancelled = await call(cloud.origin, `/api/admin/appointments/${lydia?.id}/cancellation`, {
		...{ token: day.token, method: 'POST' },
		body: { reason: 'The client phoned', version: lydia?.version, cancelledFor: 'client_by_phone' },
	});
	expect(cancelled.status).toBe(200);
	const isNotice = mailTo(person.email, /^1 change to your visits$/);
	/** The notices this many minutes after the day's beginning. */
	const noticesAfter = async (minutes: number) => {
		await cloud.settled();
		await cloud.moveClockTo(new Date(Date.parse(day.now) + minutes * 60_000).toISOString());
		await cloud.settled();
		return (await cloud.mails()).filter(isNotice);
	};
	const [notice] = await noticesAfter(20);
	const text = notice?.text ?? '';
	expect(text).toContain('Cancelled by the client');
	expect(text).not.toMatch(/Lydia|Marriage/);
	expect(await noticesAfter(80)).toHaveLength(1);
	await page.context().close();
});
