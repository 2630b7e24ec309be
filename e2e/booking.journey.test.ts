import { readFile } from 'node:fs/promises';
import { openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, Page } from 'playwright-core';
import { call, registerClient } from './support/api.ts';
import {
	appointmentsOf,
	book,
	chosenDay,
	chosenTime,
	confirmButton,
	fillIn,
	ticketNumberOn,
	tokenOf,
} from './support/booking-steps.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { logIn, newClient, type Person } from './support/log-in.ts';
import { NETWORK } from './support/scene.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

const SERVICE = /Anxiety Management/;
const OTIENO = 'Dr. Nyambura Otieno';
const NOTES = 'I would like to sit near the door.';
const notes = (page: Page) => page.getByLabel(/notes/i);

/** A client with a new account, logged in on a phone; ends by finding that nothing went wrong that nobody saw. */
async function asClient(
	play: (page: Page, person: Person) => Promise<void>,
	options: { readonly ignore?: RegExp } = {},
): Promise<void> {
	const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
	const { page, witness } = await openPage(context, options);
	const person = await newClient(cloud.origin);
	await logIn(page, cloud.origin, person);
	await play(page, person);
	expect(witness.complaints).toEqual([]);
	await context.close();
}

async function subjectsTo({ email }: Person, count: number): Promise<readonly string[]> {
	for (let attempt = 0; attempt < 150; attempt += 1) {
		const mails = (await cloud.mails()).filter((mail) => mail.to.includes(email));
		if (mails.length >= count) return mails.map(({ subject }) => subject);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`There are fewer than ${count} mails to ${email} after 15 s.`);
}

async function calendarFile(page: Page): Promise<string> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Add to calendar' }).click(),
	]);
	return readFile(await download.path(), 'utf8');
}

test('a visit is booked with a psychologist by name, moved, cancelled, and booked again', async () => {
	await asClient(async (page, person) => {
		await confirmAddress(cloud, person.email);
		await fillIn(page, cloud.origin, { service: SERVICE, psychologist: OTIENO });
		const number = await book(page);
		const before = await calendarFile(page);
		expect(before).toMatch(/SEQUENCE:0\r\n/);

		await page.getByRole('link', { name: 'Open your ticket' }).click();
		await page.getByRole('heading', { name: 'If your plans change' }).waitFor();
		await page.getByRole('button', { name: 'Move this visit' }).click();
		await page
			.getByRole('radio', { name: /times? free/ })
			.nth(5)
			.check({ force: true });
		await page.locator('input[type=radio][name=time]').last().check({ force: true });
		const time = await chosenTime(page);
		await page.getByRole('button', { name: 'Confirm the new time' }).click();
		await page.getByText(new RegExp(`^Your visit is now on .+, ${time} with ${OTIENO}\\.`)).waitFor();
		expect(await ticketNumberOn(page)).toBe(number);
		const after = await calendarFile(page);
		expect(after).toMatch(/SEQUENCE:1\r\n/);
		expect(/UID:.+/.exec(after)?.[0]).toBe(/UID:.+/.exec(before)?.[0]);

		await page.getByRole('link', { name: 'My appointments' }).first().click();
		await page.getByText(/^Your next visit is/).waitFor();
		await page.getByRole('button', { name: 'Cancel this visit' }).click();
		await page.getByLabel(/tell us why/).fill('I am travelling.');
		await page.getByRole('button', { name: 'Yes, cancel it' }).click();
		await page.getByText(/^Your visit on .+ is cancelled\./).waitFor();
		await page.getByText('You have no visit coming up.').waitFor();
		expect(await subjectsTo(person, 4)).toHaveLength(4); // to confirm the address, booked, moved, cancelled

		await page.getByRole('link', { name: /^Book again/ }).click();
		await page.getByText('Two answers are missing: a day and a time.').first().waitFor();
		await page.getByRole('region', { name: 'The service you chose' }).getByText(SERVICE).waitFor();
		expect(await page.getByRole('radio', { name: OTIENO }).isChecked()).toBe(true);
		expect(page.url()).toBe(`${cloud.origin}/schedule-appointment`);
		await page
			.getByRole('radio', { name: /times? free/ })
			.nth(2)
			.check({ force: true });
		await page.locator('input[type=radio][name=time]').first().check({ force: true });
		expect(await book(page)).not.toBe(number);
	});
}, 120_000);

test('whoever loses a time at the last second keeps everything else, and books another', async () => {
	await asClient(
		async (page) => {
			await fillIn(page, cloud.origin, { service: SERVICE, psychologist: OTIENO, day: 6 });
			await notes(page).fill(NOTES);
			const [date, time] = [await chosenDay(page), await chosenTime(page)];
			const faster = await call(cloud.origin, '/api/appointments', {
				method: 'POST',
				token: await registerClient(cloud.origin),
				body: { serviceId: 'anxiety-management', psychologistId: 'nyambura-otieno', date, time },
			});
			expect(faster.status).toBe(201);

			await confirmButton(page).click();
			await page.getByText(/^Somebody has just taken this time\./).waitFor();
			expect(await page.locator(`input[name=time][value="${time}"]`).count()).toBe(0);
			expect([await notes(page).inputValue(), await chosenDay(page)]).toEqual([NOTES, date]);
			expect(await page.getByRole('radio', { name: OTIENO }).isChecked()).toBe(true);
			await page.locator('input[type=radio][name=time]').first().check({ force: true });
			await book(page);
		},
		{ ignore: NETWORK },
	);
}, 60_000);

test('a session that ends while somebody is choosing keeps what they chose', async () => {
	await asClient(
		async (page, { email, password }) => {
			await fillIn(page, cloud.origin, { service: SERVICE, psychologist: OTIENO, day: 7 });
			await notes(page).fill(NOTES);
			const [date, time] = [await chosenDay(page), await chosenTime(page)];
			const token = await tokenOf(page);
			await call(cloud.origin, '/api/account/logout-everywhere', { method: 'POST', token });

			await confirmButton(page).click();
			await page.waitForURL(/\/login$/);
			await page.getByLabel('Email').first().fill(email);
			await page.getByLabel('Password', { exact: true }).fill(password);
			await page.getByRole('button', { name: 'Log in' }).click();
			await page.waitForURL(/\/schedule-appointment$/);
			await page.getByText('Nothing is booked until you confirm.').last().waitFor();
			await page.locator('input[type=radio][name=time]:checked').waitFor({ state: 'attached' });
			expect([await chosenDay(page), await chosenTime(page), await notes(page).inputValue()]).toEqual([
				date,
				time,
				NOTES,
			]);
			await book(page);
		},
		{ ignore: NETWORK },
	);
}, 60_000);

test('while free times cannot be loaded the usual ones are offered, and the booking is as real as any', async () => {
	await asClient(
		async (page) => {
			await page.route('**/api/appointments/available-times?*', (route) => route.abort());
			await fillIn(page, cloud.origin, { service: /Stress Management/, day: 8 });
			await page
				.getByText('We could not check live availability. Your time is only booked once you see your ticket.')
				.waitFor();
			await page.unroute('**/api/appointments/available-times?*');
			await page.getByRole('button', { name: 'Retry' }).click();
			await page
				.getByText(/^\d+ times free$/)
				.last()
				.waitFor();
			await book(page);
		},
		{ ignore: NETWORK },
	);
}, 60_000);

test('two presses, a new load and the way back book once', async () => {
	await asClient(async (page) => {
		await fillIn(page, cloud.origin, { service: SERVICE, day: 4 });
		await confirmButton(page).dblclick();
		await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
		const number = await ticketNumberOn(page);

		await page.reload();
		await page.getByRole('heading', { name: 'Your ticket' }).waitFor();
		expect(await ticketNumberOn(page)).toBe(number);
		await page.goBack();
		await page.goForward();
		await page.getByText(number).first().waitFor();
		expect(await appointmentsOf(cloud.origin, await tokenOf(page))).toHaveLength(1);
	});
}, 60_000);

test('a booking sent without a network is kept, and sent again it books once', async () => {
	await asClient(
		async (page) => {
			await fillIn(page, cloud.origin, { service: SERVICE, day: 5 });
			await notes(page).fill(NOTES);
			// The request arrives and its answer does not: nobody here can know.
			await page.route('**/api/appointments', async (route) => {
				if (route.request().method() !== 'POST') return route.fallback();
				await route.fetch();
				return route.abort('connectionreset');
			});
			await confirmButton(page).click();
			await page.getByText(/we do not know yet whether this visit is booked/).waitFor();
			expect(await notes(page).inputValue()).toBe(NOTES);

			await page.context().setOffline(true);
			await confirmButton(page).click();
			await page.getByText(/we do not know yet whether this visit is booked/).waitFor();
			await page.context().setOffline(false);
			await page.unroute('**/api/appointments');
			await book(page);
			expect(await appointmentsOf(cloud.origin, await tokenOf(page))).toHaveLength(1);
		},
		{ ignore: NETWORK },
	);
}, 60_000);
