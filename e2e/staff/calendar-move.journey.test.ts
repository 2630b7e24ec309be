import { phone } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { dayAfter, type StaffDay } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** Somebody who comes on the day after the busy one. */
async function visitOf(origin: string, { date, token }: StaffDay, name: string) {
	const next = dayAfter(date, 1);
	const { body } = await call(origin, `/api/admin/appointments?from=${next}&to=${next}&limit=100`, { token });
	const rows = body.data as readonly {
		readonly id: string;
		readonly version: number;
		readonly scheduledFor: string;
		readonly psychologistId: string;
		readonly user: { readonly name: string };
	}[];
	const found = rows.find(({ user }) => user.name === name);
	if (!found) throw new Error(`${name} does not come on ${next}.`);
	return found;
}

async function centreOf(block: Locator): Promise<{ readonly x: number; readonly y: number }> {
	const box = await block.boundingBox();
	if (!box) throw new Error('The block is not on the page.');
	return { x: box.x + box.width / 2, y: box.y + 12 };
}

/** Drags a block so many half hours down with the mouse, and lets it go. */
async function dragDown(page: Page, block: Locator, halfHours: number): Promise<void> {
	await block.scrollIntoViewIfNeeded();
	const { x, y } = await centreOf(block);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y + 10, { steps: 3 });
	await page.mouse.move(x, y + halfHours * 46, { steps: 8 });
	await page.mouse.up();
}

const nairobi = (instant: string): string =>
	new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Africa/Nairobi', hour: '2-digit', minute: '2-digit' });

test('a visit is dragged with the mouse, put back, dragged again and moved; another goes by keyboard alone', async () => {
	const { cloud, day, newPage } = staff();
	const { origin } = cloud;
	const next = dayAfter(day.date, 1);
	const { page, pageErrors } = await newPage();
	await page.goto(`${origin}/admin/calendar?look=day&day=${next}`);

	// By mouse. Dropping saves nothing, and Put back puts it where it was.
	const samuel = page.getByRole('button', { name: /Samuel Mwangi/ });
	await samuel.waitFor();
	await dragDown(page, samuel, 8);
	const panel = page.getByRole('dialog', { name: /^Move Samuel Mwangi to 2:30 PM\?$/ });
	await panel.getByText(/Peter Mutiso is free\./).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Samuel Mwangi')).scheduledFor)).toBe('10:30');
	await panel.getByRole('button', { name: 'Put back' }).click();
	await panel.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: /^10:30 Samuel Mwangi.*confirmed$/ }).waitFor();

	await dragDown(page, samuel, 8);
	await panel.getByRole('button', { name: 'Move', exact: true }).click();
	await page.getByText('Samuel Mwangi was moved').waitFor();
	await page.getByRole('button', { name: /^2:30 Samuel Mwangi.*confirmed$/ }).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Samuel Mwangi')).scheduledFor)).toBe('14:30');

	// By keyboard: to the block, M, six half hours down, the Tab key to the panel, Move.
	const esther = page.getByRole('button', { name: /Esther Nafula/ });
	await esther.focus();
	await page.keyboard.press('m');
	for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
	const asked = page.getByRole('dialog', { name: /^Move Esther Nafula to 3:00 PM\?$/ });
	await asked.getByText(/is free\./).waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: /^3:00 Esther Nafula.*confirmed$/ }).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Esther Nafula')).scheduledFor)).toBe('15:00');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Esther Nafula/);
	expect(pageErrors).toEqual([]);
	await page.close();
}, 120_000);

test('on a phone a visit is moved from the list, and whoever was slower sees where it is now', async () => {
	const { cloud, day, newContext } = staff();
	const { origin } = cloud;
	const next = dayAfter(day.date, 1);
	const context = await newContext({ as: 'admin', viewport: phone, hasTouch: true });
	const page = await context.newPage();
	const { id, version, psychologistId } = await visitOf(origin, day, 'Samuel Mwangi');
	await page.goto(`${origin}/admin/calendar?day=${next}&person=${psychologistId}`);
	await page.getByRole('button', { name: 'Move Samuel Mwangi' }).tap();
	const panel = page.getByRole('dialog', { name: /^Move Samuel Mwangi/ });
	await panel.getByLabel('Time').selectOption('3:00 PM');

	// Meanwhile a colleague moves it.
	const body = { date: next, time: '1:30 PM', psychologistId, version };
	const answer = await call(origin, `/api/admin/appointments/${id}/move`, { method: 'POST', token: day.token, body });
	expect(answer.status).toBe(200);
	await panel.getByRole('button', { name: 'Move', exact: true }).tap();
	await panel.getByText(/somebody else changed this visit\. It is now on .* 1:30 PM/).waitFor();
	await panel.getByRole('button', { name: 'Move it from there' }).tap();
	await panel.getByRole('button', { name: 'Move', exact: true }).tap();
	await page.getByText('Samuel Mwangi was moved').waitFor();
	expect(nairobi((await visitOf(origin, day, 'Samuel Mwangi')).scheduledFor)).toBe('15:00');
	await context.close();
}, 120_000);
