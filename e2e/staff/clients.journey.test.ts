import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
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

/** The stream files a new record a moment after it was made. */
const found = async (words: string, id: string): Promise<void> => {
	const { cloud, day } = staff();
	const path = `/api/admin/clients?search=${encodeURIComponent(words)}`;
	const ids = async () => {
		const { body } = await call(cloud.origin, path, { token: day.token });
		return (body.data as readonly { id: string }[]).map((one) => one.id);
	};
	await until(ids, (answer) => answer.includes(id), 20_000);
};

const onPage = async (act: (page: Page) => Promise<void>): Promise<void> => {
	const { page, pageErrors } = await staff().newPage();
	await act(page);
	expect(pageErrors).toEqual([]);
	await page.close();
};

test('somebody known by a phone alone is found by its last digits, opened, and corrected', async () => {
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
}, 60_000);
