import { randomUUID } from 'node:crypto';
import { accessibilityViolations, desktop, openPage, phone, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { call, registerClient } from '../support/api.ts';
import { labelled, pressByKeyboard, tabTo } from '../support/keyboard.ts';
import { logIn, newClient, type Person } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo, untilMails } from '../support/notices/mails.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const SERVICE = 'anxiety-management';
const AMINA = 'amina-hassan';
const MINUTE = 60_000;

async function answered(path: string, options: Parameters<typeof call>[2] = {}) {
	const { status, body } = await call(staff().cloud.origin, path, options);
	if (status >= 300) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
	return body;
}
const asStaff = (path: string, options: Parameters<typeof call>[2] = {}) =>
	answered(`/api/admin${path}`, { ...options, token: staff().day.token });

const timesOf = async (date: string, psychologistId: string): Promise<readonly string[]> =>
	(
		await answered(
			`/api/appointments/available-times?date=${date}&serviceId=${SERVICE}&psychologistId=${psychologistId}`,
		)
	).data as readonly string[];

/** The first day from two days ahead on which Amina works, and her next one, less than a week later. */
async function twoDays(): Promise<readonly [full: string, later: string]> {
	const { date } = staff().day;
	const range = `from=${dayAfter(date, 2)}&to=${dayAfter(date, 13)}`;
	const { data } = await answered(
		`/api/appointments/availability?serviceId=${SERVICE}&psychologistId=${AMINA}&${range}`,
	);
	const open = (data as readonly { date: string; state: string }[]).filter(({ state }) => state === 'open');
	const [full, later] = open.map((day) => day.date);
	if (!full || !later || dayNameOf(full) === dayNameOf(later))
		throw new Error('Amina does not work on two days of the week within the next two weeks.');
	return [full, later];
}

interface Taken {
	readonly id: string;
	readonly version: number;
	readonly time: string;
}

/** Books every time of a day with Amina. */
async function fill(date: string): Promise<readonly Taken[]> {
	const taken: Taken[] = [];
	for (const time of await timesOf(date, AMINA)) {
		const who = { name: `Person ${taken.length + 1}`, email: `person-${taken.length + 1}@example.com` };
		const body = { ...who, serviceId: SERVICE, forWhom: 'me', psychologistId: AMINA, date, time };
		const { id } = await asStaff('/appointments', { method: 'POST', body });
		const { version } = await asStaff(`/appointments/${id}`);
		taken.push({ id: String(id), version: Number(version), time });
	}
	return taken;
}

async function cancel(visit: Taken | undefined): Promise<void> {
	const body = { reason: 'The client phoned', version: visit?.version, cancelledFor: 'client_by_phone' };
	await asStaff(`/appointments/${visit?.id}/cancellation`, { method: 'POST', body });
}

interface Client extends Person {
	readonly ticketNumber: string;
	readonly token: string;
}

const book = (token: string, date: string, time: string | undefined) =>
	call(staff().cloud.origin, '/api/appointments', {
		method: 'POST',
		token,
		headers: { 'idempotency-key': randomUUID() },
		body: { serviceId: SERVICE, psychologistId: AMINA, date, time, forWhom: 'me' },
	});

/** A client with a confirmed address and a visit. */
async function clientWithVisit(name: string, date: string, time: string | undefined): Promise<Client> {
	const { cloud } = staff();
	const person = await newClient(cloud.origin, name);
	await confirmAddress(cloud, person.email);
	const { email, password } = person;
	const token = String((await answered('/api/auth/login', { method: 'POST', body: { email, password } })).token);
	const { status, body } = await book(token, date, time);
	if (status !== 201) throw new Error(`Booking was answered ${status}: ${JSON.stringify(body)}`);
	const { ticket } = body;
	return { ...person, token, ticketNumber: (ticket as { readonly ticketNumber: string }).ticketNumber };
}

/** Two minutes later, when the minute sweep has seen the free times. */
async function nextMinute(): Promise<void> {
	const { moveClockTo, now, settled } = staff().cloud;
	await settled();
	await moveClockTo(new Date(now().getTime() + 2 * MINUTE).toISOString());
	await settled();
}

/** The link of the `count`-th mail to a client about a time. */
async function offerLink({ email }: Person, count: number): Promise<string> {
	const sorted = await untilMails(staff().cloud, mailTo(email, /^A time has opened$/), count);
	const link = sorted.at(-1)?.text.match(/\/offer\?token=[\w.-]+/)?.[0];
	if (!link) throw new Error(`There is no link in ${JSON.stringify(sorted.at(-1)?.text)}`);
	return staff().cloud.origin + link;
}

async function opened(options: BrowserContextOptions) {
	const context = await staff().newContext(options);
	const { page, pageErrors } = await openPage(context);
	return { page, pageErrors, close: () => context.close() };
}

const handset = { viewport: phone, hasTouch: true, isMobile: true } as const;
const ASKED = 'We will tell you if an earlier time opens';
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayNameOf = (date: string): string => DAYS[new Date(date).getUTCDay() - 1] ?? '';

/** Chooses from the focused list by its arrow keys. */
async function chooseByArrows(page: Page, beginning: string): Promise<void> {
	const chosen = () =>
		page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text ?? '');
	await page.keyboard.press('Home');
	for (let text = await chosen(), before = ''; !text.startsWith(beginning); text = await chosen()) {
		if (text === before) throw new Error(`The list ends with ${text}.`);
		before = text;
		await page.keyboard.press('ArrowDown');
	}
}

/** Joins the waiting list under the ticket by keyboard: only Amina, only one weekday. */
async function askByKeyboard(client: Client, only: string): Promise<void> {
	const { page, pageErrors, close } = await opened({ viewport: desktop });
	await logIn(page, staff().cloud.origin, client);
	await page.goto(`${staff().cloud.origin}/appointments/${client.ticketNumber}`);
	await page.getByRole('button', { name: 'Tell me if an earlier time opens' }).waitFor();
	await pressByKeyboard(page, 'Tell me if an earlier time opens');
	await page.getByRole('option', { name: 'Only Amina Hassan' }).waitFor({ state: 'attached' });
	for (const day of DAYS.filter((one) => one !== only)) {
		await tabTo(page, ({ name }) => name === day);
		await page.keyboard.press('Space');
	}
	await tabTo(page, ({ name }) => name === 'psychologistId');
	await chooseByArrows(page, 'Only Amina');
	await pressByKeyboard(page, 'Tell me');
	await page.getByText(ASKED).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(pageErrors).toEqual([]);
	await close();
}

async function askByTouch(client: Client, only: string): Promise<void> {
	const { page, pageErrors, close } = await opened(handset);
	await logIn(page, staff().cloud.origin, client);
	await page.goto(`${staff().cloud.origin}/appointments/${client.ticketNumber}`);
	await page.getByRole('button', { name: 'Tell me if an earlier time opens' }).tap();
	const days = page.getByRole('group', { name: 'Which days would suit?' });
	for (const box of await days.getByRole('checkbox').all())
		if ((await box.getAttribute('name')) !== only) await box.tap();
	await page.getByLabel('With whom').selectOption({ label: 'Only Amina Hassan' });
	await page.getByRole('button', { name: 'Tell me', exact: true }).tap();
	await page.getByText(ASKED).waitFor();
	expect(pageErrors).toEqual([]);
	await close();
}

async function openOffer(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await page.getByRole('button', { name: 'Take this time' }).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
}

const dateOf = async ({ ticketNumber, token }: Client): Promise<unknown> =>
	(await answered(`/api/appointments/${ticketNumber}`, { token })).date;

interface Row {
	readonly client: { readonly name: string };
	readonly kept?: object;
}
const waiting = async (): Promise<readonly Row[]> => (await asStaff('/waiting-list')).data as readonly Row[];

test('a cancelled time is offered to the first in line, then to the second, who takes it from the mail in one tap', async () => {
	const { cloud, newPage } = staff();
	const [full, later] = await twoDays();
	const [gaveUp, alsoGaveUp] = await fill(full);
	const [sooner, afterwards] = await timesOf(later, AMINA);
	const faith = await clientWithVisit('Faith Akinyi', later, sooner);
	const ruth = await clientWithVisit('Ruth Wafula', later, afterwards);
	await askByKeyboard(faith, dayNameOf(full));
	await askByTouch(ruth, dayNameOf(full));
	const { page: list, pageErrors } = await newPage();
	await list.goto(`${cloud.origin}/admin/waiting-list`);
	await list.getByText('2 people wait, the first who asked on top. No time is kept just now.').waitFor();
	expect(await accessibilityViolations(list)).toEqual([]);

	await cancel(gaveUp);
	await nextMinute();
	const first = await opened({ viewport: desktop });
	await openOffer(first.page, await offerLink(faith, 1));
	expect((await waiting()).map(({ client, kept }) => [client.name, kept !== undefined])).toEqual([
		['Faith Akinyi', true],
		['Ruth Wafula', false],
	]);
	const stranger = await registerClient(cloud.origin);
	expect((await book(stranger, full, gaveUp?.time)).body.code).toBe('slot_taken');

	await pressByKeyboard(first.page, /^Keep /);
	await first.page.getByRole('heading', { name: /it is$/ }).waitFor();
	await first.page.getByText('We keep looking, and tell you of the next one.').waitFor();
	await nextMinute();
	const second = await opened(handset);
	const secondLink = await offerLink(ruth, 1);
	await openOffer(second.page, secondLink);
	await second.page.getByRole('button', { name: 'Take this time' }).tap();
	await second.page.getByRole('heading', { name: 'It is yours' }).waitFor();
	await second.page.getByText(`Same ticket, ${ruth.ticketNumber}.`).waitFor();
	expect(await accessibilityViolations(second.page)).toEqual([]);
	expect(await dateOf(ruth)).toBe(full);

	// The link that was answered shows that, and changes nothing.
	await second.page.goto(secondLink);
	await second.page.getByRole('heading', { name: 'It is yours' }).waitFor();
	expect(second.pageErrors).toEqual([]);
	await second.close();

	await cancel(alsoGaveUp);
	await nextMinute();
	await openOffer(first.page, await offerLink(faith, 2));
	await tabTo(first.page, labelled('Take this time'));
	await first.page.keyboard.press('Enter');
	await first.page.getByRole('heading', { name: 'It is yours' }).waitFor();
	expect(await dateOf(faith)).toBe(full);
	expect(first.pageErrors).toEqual([]);
	await first.close();

	await list.reload();
	await list.getByRole('heading', { name: 'Nobody waits' }).waitFor();
	expect(await list.getByText('Took a time').count()).toBe(2);
	expect(pageErrors).toEqual([]);
});

test('staff change an entry of the waiting list by keyboard, and the entry stays first in line', async () => {
	const { cloud, day, newPage } = staff();
	// Peter does not work on Mondays, so nothing opens meanwhile.
	const preference = { serviceId: 'stress-management', psychologistId: 'peter-mutiso', days: ['monday'], part: 'any' };
	for (const clientId of [day.danielUserId, day.graceUserId])
		await asStaff('/waiting-list', {
			...{ method: 'POST', headers: { 'idempotency-key': randomUUID() } },
			body: { ...preference, clientId, until: dayAfter(day.date, 28) },
		});
	const { page, pageErrors } = await newPage();
	await page.goto(`${cloud.origin}/admin/waiting-list`);
	const daniel = page.getByRole('listitem', { name: 'Daniel Ouma' });
	const change = daniel.getByRole('button', { name: 'Change' });
	await change.focus();
	await page.keyboard.press('Enter');
	const form = daniel.getByRole('form', { name: 'What Daniel Ouma waits for' });
	await form.getByLabel('What they wait for').focus();
	await chooseByArrows(page, 'A visit: Fam');
	await form.getByLabel('Part of the day').focus();
	await chooseByArrows(page, 'Morn');
	await form.getByRole('button', { name: 'Save' }).focus();
	await page.keyboard.press('Enter');
	await untilSaid(page, 'Changed. The place of Daniel Ouma in line stays.');
	await daniel.getByText('Family Therapy').waitFor();
	await daniel.getByText(/^Mon, mornings, only Peter Mutiso, until /).waitFor();
	expect((await waiting()).map(({ client }) => client.name)).toEqual(['Daniel Ouma', 'Grace Wanjiru']);
	expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
	expect(pageErrors).toEqual([]);
	await page.close();
});
