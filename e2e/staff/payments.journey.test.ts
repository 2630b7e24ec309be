import { untilSaid } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { resolvePath } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function note(page: Page, { method, amount, code }: { method: string; amount: string; code?: string }) {
	const form = page.getByRole('form', { name: 'Note a payment' });
	await form.getByRole('radio', { name: method }).check();
	await form.getByRole('textbox', { name: /^Amount/ }).fill(amount);
	if (code) await form.getByRole('textbox', { name: /M-Pesa code/ }).fill(code);
	await form.getByRole('button', { name: 'Note the payment' }).click();
}

test('a visit is paid in two parts at the desk, one of them is taken back, receipts print, and takings match', async () => {
	const { cloud, day, newPage } = staff();
	const { page } = await newPage();
	await page.goto(cloud.origin + resolvePath(day, '/admin/appointments/{Daniel}'));
	const paid = page.getByRole('region', { name: 'Price and payment' });
	await paid.getByText(/^Still to pay/).waitFor();

	// In parts: M-Pesa with its code as pasted, and the rest in cash.
	await note(page, { method: 'M-Pesa', amount: '20', code: 'sjl4k0exmp' });
	await paid.getByText(/20, M-Pesa/).waitFor();
	await note(page, { method: 'Cash', amount: '500' });
	await paid
		.getByText(/This is more than is left to pay/)
		.first()
		.waitFor();
	await note(page, { method: 'Cash', amount: '15' });
	await paid.getByText(/^\s*Paid:/).waitFor();

	// Taken back, with a receipt of its own.
	await paid.getByRole('button', { name: /^Take back .* Cash/ }).click();
	await paid.getByRole('textbox', { name: /Why/ }).fill('It was for the visit after this one');
	await paid.getByRole('button', { name: 'Take it back' }).click();
	await paid.getByText(/^Still to pay/).waitFor();
	const receipts = await paid.getByRole('link', { name: /^Receipt R-/ }).allTextContents();
	const places = receipts.map((words) => Number(words.slice(-6)));
	expect(places).toEqual([places[0], (places[0] ?? 0) + 1, (places[0] ?? 0) + 2]);

	// A code that was already noted is refused, naming its visit.
	await note(page, { method: 'M-Pesa', amount: '1', code: 'SJL4K0EXMP' });
	await paid
		.getByText(/This M-Pesa code is noted already, for TUL-/)
		.first()
		.waitFor();

	// The receipt prints on one page and is sent by mail.
	await paid
		.getByRole('link', { name: /^Receipt R-/ })
		.first()
		.click();
	await page.getByRole('heading', { name: /^Receipt\s*R-/ }).waitFor();
	expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
	await page.getByRole('button', { name: /^Send to/ }).click();
	await untilSaid(page, 'The receipt will be sent in a moment');

	// The day's takings have the M-Pesa payment, and no cash any more.
	await page.goto(`${cloud.origin}/admin/takings`);
	await page.getByRole('table', { name: /What was paid and taken back/ }).waitFor();
	await page.getByRole('cell', { name: /Cash, taken back/ }).waitFor();
	expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save this day as CSV' }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^takings-\d{4}-\d\d-\d\d\.csv$/);
	await page.close();
});
