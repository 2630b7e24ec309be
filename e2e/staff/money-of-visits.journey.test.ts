import { priceWords } from '@tulia/centre/price-words';
import { openPage } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { logIn, newClient, type Person } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { deskOf } from '../support/staff/desk.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const desk = deskOf(staff);

const usd = (cents: number): string => priceWords(cents, 'USD');
const visitPath = (id: string): string => `/admin/appointments/${id}`;
const idOf = (name: string): string => staff().day.visits[name]?.id ?? '';
/** The price of a visit, in cents. */
const priceOf = async (id: string): Promise<number> => Number((await desk.read(`/api${visitPath(id)}/payments`)).price);

async function payInCash(id: string): Promise<number> {
	const amount = await priceOf(id);
	await desk.post(`/api${visitPath(id)}/payments`, { method: 'cash', amount, version: 0 });
	return amount;
}
async function noteOutcome(id: string, status: 'attended' | 'missed'): Promise<void> {
	const { cloud, day } = staff();
	const sent = { method: 'PATCH', token: day.token, body: { status } };
	expect((await call(cloud.origin, `/api${visitPath(id)}`, sent)).status).toBe(200);
}
async function cancel(id: string, cancelledFor: 'centre' | 'client_by_phone'): Promise<void> {
	const { version } = await desk.read(`/api${visitPath(id)}`);
	await desk.post(`/api${visitPath(id)}/cancellation`, { reason: 'Away', version, cancelledFor });
}

/** The payment state on the page of a visit. */
async function standing(page: Page, id: string): Promise<string> {
	await page.goto(staff().cloud.origin + visitPath(id));
	const money = page.getByRole('region', { name: 'Price and payment' });
	return String(await money.getByRole('status').first().textContent()).trim();
}

/** The payment state in the client's file: the cell of this visit, and what is left to pay in all. */
async function inFile(page: Page, id: string): Promise<{ readonly paid: string; readonly left: string }> {
	const { userId } = await desk.read(`/api${visitPath(id)}`);
	await page.goto(`${staff().cloud.origin}/admin/clients/${userId}`);
	const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${visitPath(id)}"]`) });
	const paid = String(await row.getByRole('cell').last().textContent());
	const left = page.locator('dl > div').filter({ hasText: 'Left to pay' });
	return { paid: paid.trim(), left: String(await left.textContent()) };
}

const figure = async (page: Page, path: string, label: string): Promise<string> => {
	await page.goto(staff().cloud.origin + path);
	await networkSettled(page); // a table has the same label, and may come first
	return String(await page.getByText(label, { exact: true }).first().locator('xpath=..').textContent());
};

test('the price of a visit cancelled by the centre, in time or late, missed or paid, is the same on every page', async () => {
	const { cloud, day, newPage } = staff();
	const [byCentre, inTime, late, missed, attended] = [
		idOf('Samuel'),
		idOf('Esther'),
		idOf('Lydia'),
		idOf('Grace'),
		idOf('Daniel'),
	];
	const backAndForth = await payInCash(byCentre);
	const kept = await payInCash(attended);
	await noteOutcome(attended, 'attended');
	await noteOutcome(missed, 'missed');
	await cancel(byCentre, 'centre');
	await cancel(inTime, 'client_by_phone');
	await cancel(late, 'client_by_phone');
	const { page, pageErrors } = await newPage();

	for (const id of [inTime, late, missed]) {
		expect(await standing(page, id)).toBe('Nothing to pay');
		expect(await inFile(page, id)).toEqual({ paid: '', left: expect.stringContaining('Nothing') });
	}
	expect(await standing(page, attended)).toBe(`Paid: ${usd(kept)}`);
	expect(await inFile(page, attended)).toEqual({
		paid: `${usd(kept)}, cash`,
		left: expect.stringContaining('Nothing'),
	});

	// The centre charges for this one anyway.
	const fee = await priceOf(late);
	await page.goto(cloud.origin + visitPath(late));
	await page.getByText('The client cancelled this visit late. It is not charged.').waitFor();
	await page.getByRole('button', { name: `Charge ${usd(fee)}` }).click();
	await page.getByText(`Still to pay: ${usd(fee)}`).waitFor();
	expect(await inFile(page, late)).toEqual({ paid: `${usd(fee)} left`, left: expect.stringContaining(usd(fee)) });

	// The payment for the visit that the centre cancelled is given back.
	expect(await standing(page, byCentre)).toBe(
		`To pay back: ${usd(backAndForth)} of ${usd(backAndForth)} paid. Take back the payment below when you have.`,
	);
	expect(await inFile(page, byCentre)).toEqual({
		paid: `${usd(backAndForth)}, cash, ${usd(backAndForth)} to pay back`,
		left: expect.stringContaining('Nothing'),
	});
	expect(await figure(page, '/admin/takings', 'Income received')).toContain(usd(backAndForth + kept));
	await page.goto(cloud.origin + visitPath(byCentre));
	await page.getByRole('button', { name: /^Take back .* Cash/ }).click();
	await page.getByRole('textbox', { name: /Why/ }).fill('The centre cancelled');
	await page.getByRole('button', { name: 'Take it back' }).click();
	await page.getByText('Nothing to pay').waitFor();
	expect((await inFile(page, byCentre)).paid).toBe('');

	// Income received is what was not given back; worth of visits counts those attended.
	expect(await figure(page, '/admin/takings', 'Income received')).toContain(usd(kept));
	expect(await figure(page, `/admin/reports?from=${day.date}&to=${day.date}`, 'Income received')).toContain(usd(kept));
	const worth = kept + (await priceOf(idOf('Joseph')));
	expect(await figure(page, '/admin', 'Worth of visits')).toContain(usd(worth));
	expect(pageErrors).toEqual([]);
	await page.close();
});

/** Runs the steps as a client who looks up the price of a visit. */
async function asClient(person: Person, act: (page: Page) => Promise<void>): Promise<void> {
	const { cloud, newContext } = staff();
	const context = await newContext({});
	const { page, pageErrors } = await openPage(context);
	await logIn(page, cloud.origin, person);
	await act(page);
	expect(pageErrors).toEqual([]);
	await context.close();
}

test('a client whose paid visit the centre cancelled sees that it is cancelled, and nothing left to pay', async () => {
	const { cloud } = staff();
	const person = await newClient(cloud.origin, 'Wanjiku Njeri');
	await confirmAddress(cloud, person.email);
	const found = await desk.read(`/api/admin/clients?search=${encodeURIComponent(person.email)}`);
	const [client] = found.data as readonly { readonly id: string }[];
	const visit = await desk.bookFor(client?.id ?? '', '4:00 PM');
	await payInCash(visit.id);
	await cancel(visit.id, 'centre');
	await asClient(person, async (page) => {
		for (const path of ['/appointments', `/appointments/${visit.ticketNumber}`]) {
			await page.goto(cloud.origin + path);
			await page.getByText(visit.ticketNumber).first().waitFor();
			const words = String(await page.getByRole('main').textContent());
			expect(words).toMatch(/cancelled/i);
			expect(words).not.toMatch(/to pay/i);
		}
	});
});
