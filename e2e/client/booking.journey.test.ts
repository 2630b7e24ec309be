import { readFile } from 'node:fs/promises';
import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call, registerClient } from '../support/api.ts';
import { asClient } from '../support/as-client.ts';
import {
	appointmentsOf,
	book,
	chooseForWhom,
	chooseFreeDay,
	chosenDay,
	chosenPerson,
	chosenTime,
	confirmButton,
	fillIn,
	goToStep,
	noteBox,
	ticketNumberOn,
	tokenOf,
} from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { newClient, type Person, submitLogIn } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo, untilMails } from '../support/notices/mails.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const SERVICE = /Anxiety Management/;
const OTIENO = 'Dr. Nyambura Otieno';
const NOTES = 'I would like to sit near the door.';

/** The mails so far. Read before the next change, because the notice of an overtaken change is not sent. */
const subjectsTo = async ({ email }: Person, count: number): Promise<readonly string[]> =>
	(await untilMails(site.cloud, mailTo(email, /./), count)).map(({ subject }) => subject);

async function calendarFile(page: Page): Promise<string> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Add to calendar' }).click(),
	]);
	return readFile(await download.path(), 'utf8');
}

test('a visit is booked with a psychologist by name, moved, cancelled, and booked again', async () => {
	await asClient(site, async (page, person) => {
		await confirmAddress(site.cloud, person.email);
		await fillIn(page, site.cloud.origin, { service: SERVICE, psychologist: OTIENO });
		const number = await book(page);
		const before = await calendarFile(page);
		expect(before).toMatch(/SEQUENCE:0\r\n/);
		expect(await subjectsTo(person, 2)).toHaveLength(2); // the confirmation of the address, and of the booking

		await page.getByRole('link', { name: 'Open your ticket' }).click();
		await page.getByRole('heading', { name: 'If your plans change' }).waitFor();
		await page.getByRole('button', { name: 'Move this visit' }).click();
		await chooseFreeDay(page, 5);
		await page.locator('input[type=radio][name=time]').last().check();
		const time = await chosenTime(page);
		await page.getByRole('button', { name: 'Confirm the new time' }).click();
		await page.getByText(new RegExp(`^Your visit is now on .+, ${time} with ${OTIENO}\\.`)).waitFor();
		expect(await ticketNumberOn(page)).toBe(number);
		const after = await calendarFile(page);
		expect(after).toMatch(/SEQUENCE:1\r\n/);
		expect(/UID:.+/.exec(after)?.[0]).toBe(/UID:.+/.exec(before)?.[0]);
		expect(await subjectsTo(person, 3)).toHaveLength(3); // moved

		await page.getByRole('link', { name: 'My appointments' }).first().click();
		await page.getByText(/^Your next visit is/).waitFor();
		await page.getByRole('button', { name: 'Cancel this visit' }).click();
		await page.getByLabel(/tell us why/).fill('I am travelling.');
		await page.getByRole('button', { name: 'Yes, cancel it' }).click();
		await page.getByText(/^Your visit on .+ is cancelled\./).waitFor();
		await page.getByText('You have no visit coming up.').waitFor();
		expect(await subjectsTo(person, 4)).toHaveLength(4); // cancelled

		await page.getByRole('link', { name: /^Book again/ }).click();
		await page.getByRole('region', { name: 'The service you chose' }).getByText(SERVICE).waitFor();
		expect(page.url()).toBe(`${site.cloud.origin}/schedule-appointment`);
		await goToStep(page, 'When');
		await chosenPerson(page, OTIENO).waitFor();
		await chooseFreeDay(page, 2);
		await page.locator('input[type=radio][name=time]').first().check();
		expect(await book(page)).not.toBe(number);
	});
});

test('a client whose time is taken at the last second keeps the other choices, and books another time', async () => {
	await asClient(
		site,
		async (page) => {
			await fillIn(page, site.cloud.origin, { service: SERVICE, psychologist: OTIENO, day: 6 });
			await (await noteBox(page)).fill(NOTES);
			const [date, time] = [await chosenDay(page), await chosenTime(page)];
			const faster = await call(site.cloud.origin, '/api/appointments', {
				method: 'POST',
				token: await registerClient(site.cloud.origin),
				body: { serviceId: 'anxiety-management', psychologistId: 'nyambura-otieno', date, time },
			});
			expect(faster.status).toBe(201);

			await confirmButton(page).click();
			await page.getByText(/^Somebody has just taken this time\./).waitFor();
			expect(await page.locator(`input[name=time][value="${time}"]`).count()).toBe(0);
			expect([await page.getByLabel(/notes/i).inputValue(), await chosenDay(page)]).toEqual([NOTES, date]);
			await chosenPerson(page, OTIENO).waitFor();
			await page.locator('input[type=radio][name=time]').first().check();
			await book(page);
		},
		{ ignore: NETWORK_ERRORS },
	);
});

test('a session that ends during booking preserves the choices', async () => {
	await asClient(
		site,
		async (page, person) => {
			await fillIn(page, site.cloud.origin, { service: SERVICE, psychologist: OTIENO, day: 7 });
			await (await noteBox(page)).fill(NOTES);
			const [date, time] = [await chosenDay(page), await chosenTime(page)];
			const token = await tokenOf(page);
			await call(site.cloud.origin, '/api/account/logout-everywhere', { method: 'POST', token });

			await confirmButton(page).click();
			await page.waitForURL(/\/login$/);
			await submitLogIn(page, person);
			await page.waitForURL(/\/schedule-appointment\?step=check$/);
			await confirmButton(page).waitFor();
			await page.locator('input[type=radio][name=time]:checked').waitFor({ state: 'attached' });
			expect([await chosenDay(page), await chosenTime(page), await page.getByLabel(/notes/i).inputValue()]).toEqual([
				date,
				time,
				NOTES,
			]);
			await book(page);
		},
		{ ignore: NETWORK_ERRORS },
	);
});

test('the usual times are offered while free times cannot be loaded, and can be booked', async () => {
	await asClient(
		site,
		async (page) => {
			await page.route('**/api/appointments/available-times?*', (route) => route.abort());
			await fillIn(page, site.cloud.origin, { service: /Stress Management/, day: 8 });
			await page.getByRole('link', { name: 'When', exact: true }).click();
			const unchecked = page.getByText(
				'We could not check live availability. Your time is only booked once you see your ticket.',
			);
			await unchecked.waitFor();
			await page.unroute('**/api/appointments/available-times?*');
			await page.getByRole('button', { name: 'Retry' }).click();
			await unchecked.waitFor({ state: 'detached' });
			// The usual time may already be taken.
			await page.locator('input[type=radio][name=time]').first().check();
			await book(page);
		},
		{ ignore: NETWORK_ERRORS },
	);
});

test('a double press, a reload and Back book once', async () => {
	await asClient(site, async (page) => {
		await fillIn(page, site.cloud.origin, { service: SERVICE, day: 4 });
		await confirmButton(page).dblclick();
		await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
		const number = await ticketNumberOn(page);

		await page.reload();
		await page.getByRole('heading', { name: 'Your ticket' }).waitFor();
		expect(await ticketNumberOn(page)).toBe(number);
		await page.goBack();
		await page.goForward();
		await page.getByText(number).first().waitFor();
		expect(await appointmentsOf(site.cloud.origin, await tokenOf(page))).toHaveLength(1);
	});
});

test('a booking sent offline preserves what was typed, and a retry books once', async () => {
	await asClient(
		site,
		async (page) => {
			await fillIn(page, site.cloud.origin, { service: SERVICE, day: 5 });
			await (await noteBox(page)).fill(NOTES);
			// The request arrives and its response is lost.
			await page.route('**/api/appointments', async (route) => {
				if (route.request().method() !== 'POST') return route.fallback();
				await route.fetch();
				return route.abort('connectionreset');
			});
			await confirmButton(page).click();
			await page.getByText(/we do not know yet whether this visit is booked/).waitFor();
			expect(await page.getByLabel(/notes/i).inputValue()).toBe(NOTES);

			await page.context().setOffline(true);
			await confirmButton(page).click();
			await page.getByText(/we do not know yet whether this visit is booked/).waitFor();
			await page.context().setOffline(false);
			await page.unroute('**/api/appointments');
			await book(page);
			expect(await appointmentsOf(site.cloud.origin, await tokenOf(page))).toHaveLength(1);
		},
		{ ignore: NETWORK_ERRORS },
	);
});

test.each([
	[
		'registering',
		async (page: Page): Promise<void> => {
			const password = 'Lalasalama1!';
			await page.getByLabel('Full name').fill('Wairimu Kariuki');
			await page.getByLabel('Email').fill('wairimu.kariuki@example.com');
			await page.getByLabel('Password', { exact: true }).fill(password);
			await page.getByLabel('Confirm password', { exact: true }).fill(password);
			await page.getByRole('checkbox').check();
			await page.getByRole('button', { name: 'Create account' }).click();
		},
	],
	[
		'logging in',
		async (page: Page): Promise<void> => {
			const person = await newClient(site.cloud.origin);
			await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
			await submitLogIn(page, person);
		},
	],
] as const)(
	'a service and a psychologist named by a link are preselected in the form after %s on the way',
	async (_how, signIn) => {
		const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
		const { page, pageErrors } = await openPage(context);
		await page.goto(
			`${site.cloud.origin}/schedule-appointment?service=anxiety-management&psychologist=nyambura-otieno`,
		);
		await page.waitForURL(/\/register$/);
		await signIn(page);
		await page.waitForURL(/\/schedule-appointment$/);
		await page.getByRole('region', { name: 'The service you chose' }).getByText(SERVICE).waitFor();
		await chooseForWhom(page);
		await chosenPerson(page, OTIENO).waitFor();
		expect(pageErrors).toEqual([]);
		await context.close();
	},
);
