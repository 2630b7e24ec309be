import { openPage } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { logIn, logInByApi, newClient, type Person } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { mailTo, untilMail } from '../support/notices/mails.ts';
import { smsTo, untilCode, untilSms } from '../support/notices/phones.ts';
import { deskOf } from '../support/staff/desk.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const desk = deskOf(staff);

/** A record created at the desk, and its first visit. */
async function atDesk(
	name: string,
	phone: string,
	time: string,
): Promise<{ readonly id: string; readonly ticket: string }> {
	const id = await desk.addClient(name, phone);
	return { id, ticket: await bookedFor(id, time) };
}
const bookedFor = async (clientId: string, time: string): Promise<string> =>
	(await desk.bookFor(clientId, time)).ticketNumber;

/** A client with an account, a confirmed address, and this number, confirmed by the code in its SMS. */
async function accountWith(name: string, number: string): Promise<Person> {
	const { cloud } = staff();
	const person = await newClient(cloud.origin, name);
	await confirmAddress(cloud, person.email);
	const token = await logInByApi(cloud.origin, person);
	const before = (await smsTo(cloud, number)).length;
	const put = (path: string, body: object) => call(cloud.origin, path, { method: 'POST', token, body });
	expect((await put('/api/account/phone', { phone: number })).status).toBeLessThan(300);
	const code = await untilCode(cloud, number, before);
	expect((await put('/api/account/phone/confirmation', { code })).status).toBeLessThan(300);
	return person;
}

/** A client's appointments, on a device of their own. */
async function atAppointments(person: Person, act: (page: Page) => Promise<void>): Promise<void> {
	const { cloud, newContext } = staff();
	const context = await newContext({});
	const { page, pageErrors } = await openPage(context, { ignore: /Failed to load resource/ });
	await logIn(page, cloud.origin, person);
	await page.goto(`${cloud.origin}/appointments`);
	await page.getByText('Were you booked by phone or at the desk?').click();
	await act(page);
	expect(pageErrors).toEqual([]);
	await context.close();
}

async function claim(page: Page, ticket: string): Promise<void> {
	await page.getByRole('textbox', { name: /Ticket number/ }).fill(ticket);
	await page.getByRole('button', { name: /^Add my visits/ }).click();
}

test('a number that was reassigned gets no SMS of its previous client, and opens none of their visits', async () => {
	const { cloud } = staff();
	const number = '+254712000801';
	const amani = await atDesk('Amani Kariuki', number, '9:00 AM');
	await untilSms(cloud, number, 1);
	const brenda = await accountWith('Brenda Wekesa', number);

	await cloud.settled();
	const record = await desk.read(`/api/admin/clients/${amani.id}`);
	expect(record.client).toMatchObject({ phone: { lostSince: expect.any(String) } });
	const received = (await smsTo(cloud, number)).length;
	await bookedFor(amani.id, '1:30 PM');

	await atAppointments(brenda, async (page) => {
		await page.getByRole('heading', { level: 1 }).waitFor();
		expect(await page.getByText(amani.ticket).count()).toBe(0);
		// Not even with a ticket number: the number matches, and the name does not.
		for (const ticket of ['TUL-26-ZZZZZ', amani.ticket]) {
			await claim(page, ticket);
			await page.getByText('We found no visit with this ticket').waitFor();
		}
	});

	const { page, pageErrors } = await staff().newPage();
	await page.goto(`${cloud.origin}/admin/clients/${amani.id}`);
	await page.getByText('Somebody else confirmed this phone number.').waitFor();
	await page.getByRole('button', { name: 'Correct', exact: true }).click();
	await page.getByRole('textbox', { name: 'Phone (optional)' }).fill('0712 000 802');
	await page.getByRole('button', { name: /^Save/ }).click();
	await page.getByRole('link', { name: '0712 000 802' }).first().waitFor();
	expect(await page.getByText('Somebody else confirmed this phone number.').count()).toBe(0);
	await bookedFor(amani.id, '3:00 PM');
	await untilSms(cloud, '+254712000802', 1);
	expect(await smsTo(cloud, number)).toHaveLength(received);
	expect(pageErrors).toEqual([]);
	await page.close();
});

test('a client booked at the desk adds the visit to their account, with the number and a ticket', async () => {
	const number = '+254712000803';
	const { id, ticket } = await atDesk('Zuri Achieng', number, '10:30 AM');
	const zuri = await accountWith('Zuri Achieng', number);
	await atAppointments(zuri, async (page) => {
		await claim(page, ticket.toLowerCase());
		await page.getByText(ticket).first().waitFor();
	});
	const file = await desk.read(`/api/admin/clients/${id}`);
	expect(file.merged).toMatchObject([{ id, name: 'Zuri Achieng', visits: 1 }]);
});

test('a client booked for an address finds the visit after choosing a password by the mail', async () => {
	const { cloud, day } = staff();
	const email = `baraka-${Math.random().toString(36).slice(2)}@example.com`;
	const body = { email, name: 'Baraka Mwende', serviceId: 'stress-management', forWhom: 'me' };
	const when = { date: dayAfter(day.date, 1), time: '3:00 PM' };
	const ticket = String((await desk.post('/api/admin/appointments', { ...body, ...when })).ticketNumber);
	const password = 'Lalasalama1!';
	const { text } = await untilMail(cloud, mailTo(email, /^Your account, and a password to choose/));
	const [, token = ''] = /\/reset-password\/([\w-]{43})/.exec(text) ?? [];
	const chosen = { password, confirmPassword: password };
	const reset = await call(cloud.origin, `/api/auth/reset-password/${token}`, { method: 'POST', body: chosen });
	expect(reset.status).toBeLessThan(300);
	await atAppointments({ name: 'Baraka Mwende', email, password }, async (page) => {
		await page.getByText(ticket).first().waitFor();
	});
});
