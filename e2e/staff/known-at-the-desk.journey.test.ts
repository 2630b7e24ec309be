import { call, firstFree } from '../support/api.ts';
import { logInByApi, newClient } from '../support/log-in.ts';
import { bookVisits } from '../support/staff/book-visits.ts';
import { deskOf } from '../support/staff/desk.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const desk = deskOf(staff);

const SERVICE = 'anxiety-management';

test('a client with an unconfirmed address is known after an ID was seen, and is booked again, singly and as a series', async () => {
	const { cloud, day, newPage } = staff();
	const jane = await newClient(cloud.origin, 'Jane Muthoni');
	const token = await logInByApi(cloud.origin, jane);
	const booking = { serviceId: SERVICE, forWhom: 'me', ...(await firstFree(cloud.origin, SERVICE, 20)) };
	const own = await call(cloud.origin, '/api/appointments', { method: 'POST', token, body: booking });
	expect(own.status).toBe(201);
	const found = await desk.read(`/api/admin/clients?search=${encodeURIComponent(jane.email)}`);
	const [client] = found.data as readonly { readonly id: string }[];

	const { page, pageErrors } = await newPage();
	await page.goto(`${cloud.origin}/admin/appointments/new?client=${client?.id}`);
	await page.getByText('Is this Jane Muthoni?').waitFor();
	await page.getByRole('button', { name: 'I have seen an ID' }).press('Enter');
	await page.getByText('Is this Jane Muthoni?').waitFor({ state: 'detached' });
	await page.getByRole('combobox', { name: 'Service' }).selectOption(SERVICE);
	await page.getByRole('combobox', { name: 'Who comes?' }).selectOption({ label: 'The client' });
	await page.getByRole('textbox', { name: /^Day/ }).fill('tomorrow');
	await page.getByRole('textbox', { name: /^Time/ }).fill('3pm');
	await page.getByText(/^3:00 PM, free with/).waitFor();
	await page.getByRole('button', { name: 'Book 3:00 PM' }).click();
	await page.getByRole('heading', { level: 1, name: 'Jane Muthoni' }).waitFor();

	// The series does not require the ID again.
	await page.goto(`${cloud.origin}/admin/appointments/series?client=${client?.id}`);
	await page.getByLabel('Service').selectOption(SERVICE);
	await page.getByLabel('Who comes?').selectOption('me');
	await page.getByRole('textbox', { name: /^Day/ }).fill(dayAfter(day.date, 7));
	await page.getByRole('region', { name: 'Amina Hassan' }).getByRole('button').first().click();
	const book = page.getByRole('button', { name: /^Book \d+ visits$/ });
	// The button contains the labels of both its states.
	const [, count = ''] = /^Book (\d+) visits/.exec(String(await book.textContent())) ?? [];
	expect(await page.getByText('Is this Jane Muthoni?').count()).toBe(0);
	await bookVisits(page, Number(count));

	// No visit was cancelled for it, and the audit has who saw the ID.
	const file = await desk.read(`/api/admin/clients/${client?.id}`);
	const visits = file.visits as readonly { readonly status: string; readonly ticketNumber: string }[];
	expect(visits.filter(({ status }) => status !== 'confirmed')).toEqual([]);
	const { ticketNumber } = own.body.ticket as { readonly ticketNumber: string };
	expect(visits.map((visit) => visit.ticketNumber)).toContain(ticketNumber);
	expect(file.client).toMatchObject({ emailVerified: false, identified: { how: 'id' } });
	await page.goto(`${cloud.origin}/admin/clients/${client?.id}`);
	await page.getByText(/^An ID was seen, /).waitFor();
	expect(pageErrors).toEqual([]);
	await page.close();
});
