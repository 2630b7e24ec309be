import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { dayAfter } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';
import { until } from '../support/until.ts';

const staff = staffFixture();

async function addClient(name: string, phone: string): Promise<string> {
	const { cloud, day } = staff();
	const { status, body } = await call(cloud.origin, '/api/admin/clients', {
		method: 'POST',
		token: day.token,
		headers: { 'idempotency-key': randomUUID() },
		body: { name, phone },
	});
	expect(status).toBe(201);
	return String(body.id);
}

/** The stream indexes a new record shortly after it was created. */
const found = async (words: string, id: string): Promise<void> => {
	const { cloud, day } = staff();
	const path = `/api/admin/clients?search=${encodeURIComponent(words)}`;
	const ids = async () => {
		const { body } = await call(cloud.origin, path, { token: day.token });
		return (body.data as readonly { id: string }[]).map((one) => one.id);
	};
	await until(ids, (answer) => answer.includes(id));
};

const onPage = async (act: (page: Page) => Promise<void>): Promise<void> => {
	const { page, pageErrors } = await staff().newPage();
	await act(page);
	expect(pageErrors).toEqual([]);
	await page.close();
};

test('a client with only a phone is found by its last digits, opened, and corrected', async () => {
	const { cloud } = staff();
	const id = await addClient('Wambui Ndung’u', '0700 000 152');
	await found('0152', id);
	await onPage(async (page) => {
		await page.goto(`${cloud.origin}/admin/clients`);
		await page.getByRole('searchbox', { name: /Search by name, phone/ }).fill('0152');
		await page.getByRole('link', { name: 'Wambui Ndung’u' }).click();
		await page.getByRole('heading', { level: 1, name: 'Wambui Ndung’u' }).waitFor();
		await page.getByRole('button', { name: 'Correct', exact: true }).click();
		await page.getByRole('textbox', { name: 'Phone (optional)' }).fill('0733 000 111');
		await page.getByRole('button', { name: /^Save/ }).click();
		await page.getByRole('link', { name: '0733 000 111' }).first().waitFor();
	});
	await found('ndungu wamb', id);
	await found('0111', id);
});

/** Chooses service and time on the booking page, and books. */
async function bookAt(page: Page, date: string, time: string): Promise<void> {
	await page.getByLabel('Service', { exact: true }).selectOption({ label: 'Stress Management' });
	await page.getByLabel('Who comes?').selectOption({ label: 'The client' });
	await page.getByRole('textbox', { name: 'Day' }).fill(date);
	await page.getByRole('textbox', { name: 'Time' }).fill(time);
	await page.getByText(/free with/).waitFor();
	await page.getByRole('button', { name: /^Book \d/ }).click();
	await page.waitForURL(/\/admin\/appointments\/(?!new)/);
}

test('a caller without an address is booked under name and phone, and the next visit is booked from the file of the client', async () => {
	const { cloud, day } = staff();
	await onPage(async (page) => {
		await page.goto(`${cloud.origin}/admin/appointments/new`);
		await page.getByRole('textbox', { name: 'Phone or name' }).fill('Baraka Otieno');
		await page.getByRole('button', { name: /^New person with Baraka Otieno/ }).click();
		await page.getByText('Tell them the time in person').waitFor();
		await page.getByRole('textbox', { name: 'Phone (optional)' }).fill('0712 000 333');
		await bookAt(page, dayAfter(day.date, 7), '9am');
		await page.getByRole('link', { name: 'Baraka Otieno' }).click();
		await page.getByRole('heading', { name: 'Next visit' }).waitFor();
		await page.getByRole('link', { name: 'Book the next visit' }).click();
		await page.getByRole('link', { name: /^Baraka Otieno/ }).waitFor();
		await bookAt(page, dayAfter(day.date, 14), '9am');
		await page.getByRole('link', { name: 'Baraka Otieno' }).click();
		// The file shows cached data until it was read again: a heading row, then both visits.
		await page.getByRole('row').nth(2).waitFor();
		expect(await page.getByRole('row').count()).toBe(3);
	});
});

test('two children with the phone number of their mother are both found by it and distinguishable', async () => {
	const { cloud, day } = staff();
	const mother = await addClient('Njeri Wairimu', '0722 000 444');
	await addClient('Kevin Wairimu', '+254 722 000 444');
	await found('0444', mother);
	await onPage(async (page) => {
		for (const [name, time] of [
			['Njeri Wairimu', '10am'],
			['Kevin Wairimu', '11am'],
		] as const) {
			await page.goto(`${cloud.origin}/admin/appointments/new`);
			await page.getByRole('textbox', { name: 'Phone or name' }).fill('0722 000 444');
			await page.getByText('2 people match.').waitFor();
			await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
			await bookAt(page, dayAfter(day.date, 8), time);
			await page.getByRole('heading', { level: 1, name }).waitFor();
		}
	});
});
