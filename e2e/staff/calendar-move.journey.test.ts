import { openPage, phone, untilSaid } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { fingerOn, type Point } from '../support/finger.ts';
import { dayAfter, type StaffDay } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** A client with a visit on the busy day or on the day after it. */
async function visitOf(origin: string, { date, token }: StaffDay, name: string, day = dayAfter(date, 1)) {
	const { body } = await call(origin, `/api/admin/appointments?from=${day}&to=${day}&limit=100`, { token });
	const rows = body.data as readonly {
		readonly id: string;
		readonly version: number;
		readonly scheduledFor: string;
		readonly psychologistId: string;
		readonly user: { readonly name: string };
	}[];
	const found = rows.find(({ user }) => user.name === name);
	if (!found) throw new Error(`${name} does not come on ${day}.`);
	return found;
}

async function centreOf(block: Locator): Promise<Point> {
	const box = await block.boundingBox();
	if (!box) throw new Error('The block is not on the page.');
	return { x: box.x + box.width / 2, y: box.y + 12 };
}

/** Drags a block down by half hours with the mouse, and drops it. */
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

test('a visit is dragged with the mouse, put back, dragged again and moved; another is moved by keyboard alone', async () => {
	const { cloud, day, newPage } = staff();
	const { origin } = cloud;
	const next = dayAfter(day.date, 1);
	const { page, pageErrors } = await newPage();
	// Tall enough that no edge is near, at which it would scroll.
	await page.setViewportSize({ width: 1440, height: 1400 });
	await page.goto(`${origin}/admin/calendar?look=day&day=${next}`);

	// By mouse. Dropping saves nothing, and Put back restores the position.
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
	await untilSaid(page, 'Samuel Mwangi was moved');
	await page.getByRole('button', { name: /^2:30 Samuel Mwangi.*confirmed$/ }).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Samuel Mwangi')).scheduledFor)).toBe('14:30');

	// By keyboard: to the block, M, six half hours down, the Tab key to the panel, Move.
	const esther = page.getByRole('button', { name: /Esther Nafula/ });
	await esther.focus();
	await page.keyboard.press('m');
	for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
	const dialog = page.getByRole('dialog', { name: /^Move Esther Nafula to 3:00 PM\?$/ });
	await dialog.getByText(/is free\./).waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: /^3:00 Esther Nafula.*confirmed$/ }).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Esther Nafula')).scheduledFor)).toBe('15:00');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Esther Nafula/);
	expect(pageErrors).toEqual([]);
	await page.close();
});

test('on a phone a visit is moved from the list, and a colleague with an older version sees its new time', async () => {
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
	await untilSaid(page, 'Samuel Mwangi was moved');
	expect(nairobi((await visitOf(origin, day, 'Samuel Mwangi')).scheduledFor)).toBe('15:00');
	await context.close();
});

const tabletAcross = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true } as const;
/** Longer than a long press. */
const longer = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** The dragged element: a drop target in the grid, the row itself in the list. */
const lifted = (page: Page): Locator => page.locator('[data-dragged]');

test('on a tablet a moving finger scrolls; a long press drags a visit, which is refused, put back and moved', async () => {
	const { cloud, day, newContext } = staff();
	const { origin } = cloud;
	const context = await newContext({ as: 'admin', ...tabletAcross });
	const { page, pageErrors } = await openPage(context, { ignore: /status of 409/ });
	const timeOfMary = async (): Promise<string> =>
		nairobi((await visitOf(origin, day, 'Mary Atieno', day.date)).scheduledFor);
	await page.goto(`${origin}/admin/calendar?look=day&day=${day.date}`);
	const mary = page.getByRole('button', { name: /^12:00 Mary Atieno/ });
	await mary.waitFor();
	const finger = await fingerOn(page);

	// A moving finger: the page scrolls, and nothing is dragged however long the finger rests afterwards.
	await page.evaluate(() => window.scrollTo(0, 0));
	const start = await centreOf(mary);
	await finger.swipe(start, { x: start.x, y: start.y - 160 });
	await page.waitForFunction(() => window.scrollY > 60);
	await longer(page);
	expect(await lifted(page).count()).toBe(0);
	await finger.up();
	expect(await page.getByRole('dialog').count()).toBe(0);

	// A long press drags, and the page does not scroll. A drop on another visit is refused as by the form.
	await page.evaluate(() => window.scrollTo(0, 160));
	const brian = await centreOf(page.getByRole('button', { name: /^1:30 Brian Kiptoo/ }));
	await finger.down(await centreOf(mary));
	await lifted(page).waitFor();
	await finger.moveTo({ x: brian.x, y: brian.y });
	await lifted(page)
		.filter({ hasText: /^1:30 Mary Atieno/ })
		.waitFor();
	expect(await scrolledBy(page)).toBe(160);
	await finger.up();
	const refused = page.getByRole('dialog', { name: /^Move Mary Atieno to 1:30 PM with Peter Mutiso\?$/ });
	await refused.getByText(/1:30 PM is taken: Peter Mutiso has another visit then\./).waitFor();
	await refused.getByRole('button', { name: 'Move', exact: true }).tap();
	await refused.getByRole('alert').waitFor();
	expect(await timeOfMary()).toBe('12:00');
	await refused.getByRole('button', { name: 'Put back' }).tap();
	await refused.waitFor({ state: 'detached' });

	// Below the visible part: at the edge the page scrolls.
	await page.evaluate(() => window.scrollTo(0, 0));
	const from = await centreOf(mary);
	await finger.down(from);
	await lifted(page).waitFor();
	await finger.moveTo({ x: from.x, y: tabletAcross.viewport.height - 12 });
	await page.waitForFunction(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
	const { y } = await centreOf(page.getByRole('button', { name: /^3:00 Lydia Chebet/ }));
	await finger.moveTo({ x: from.x, y });
	await lifted(page)
		.filter({ hasText: /^3:00 Mary Atieno/ })
		.waitFor();
	await finger.up();
	const panel = page.getByRole('dialog', { name: /^Move Mary Atieno to 3:00 PM\?$/ });
	await panel.getByText(/Dr\. Nyambura Otieno is free\./).waitFor();
	expect(await timeOfMary()).toBe('12:00');
	await panel.getByRole('button', { name: 'Move', exact: true }).tap();
	await untilSaid(page, 'Mary Atieno was moved');
	expect(await timeOfMary()).toBe('15:00');
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('on a phone a long press drags the row of a visit to a free time; a moving finger scrolls the list', async () => {
	const { cloud, day, newContext } = staff();
	const { origin } = cloud;
	const context = await newContext({ as: 'admin', viewport: phone, hasTouch: true, isMobile: true });
	const { page, pageErrors } = await openPage(context);
	await page.goto(`${origin}/admin/calendar?day=${day.date}&person=peter-mutiso`);
	const line = page.getByRole('listitem').filter({ hasText: 'Brian Kiptoo' });
	await line.waitFor();
	const finger = await fingerOn(page);
	const nameOfBrian = page.getByRole('link', { name: 'Brian Kiptoo' });

	await nameOfBrian.scrollIntoViewIfNeeded();
	const before = await scrolledBy(page);
	const start = await centreOf(nameOfBrian);
	await finger.swipe(start, { x: start.x, y: start.y + (before > 120 ? 100 : -100) });
	await page.waitForFunction((was) => Math.abs(window.scrollY - was) > 40, before);
	await longer(page);
	expect(await lifted(page).count()).toBe(0);
	await finger.up();

	const free = page.getByRole('link', { name: /^Book .+ with Peter Mutiso$/ }).last();
	const [, time = ''] = /Book (\S+ [AP]M)/.exec((await free.textContent()) ?? '') ?? [];
	await nameOfBrian.scrollIntoViewIfNeeded();
	await finger.down(await centreOf(nameOfBrian));
	await lifted(page).waitFor();
	await finger.moveTo(await centreOf(free));
	await finger.up();
	const panel = page.getByRole('dialog', { name: `Move Brian Kiptoo to ${time}?` });
	await panel.getByText(/Peter Mutiso is free\./).waitFor();
	await panel.getByRole('button', { name: 'Move', exact: true }).tap();
	await untilSaid(page, 'Brian Kiptoo was moved');
	await page.getByRole('listitem').filter({ hasText: 'Brian Kiptoo' }).filter({ hasText: time }).waitFor();
	expect(nairobi((await visitOf(origin, day, 'Brian Kiptoo', day.date)).scheduledFor)).not.toBe('13:30');
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('a visit is cancelled with its time kept free, and one press in the calendar makes the time bookable again', async () => {
	const { cloud, day, newPage } = staff();
	const { origin } = cloud;
	const { page, pageErrors } = await newPage();
	await page.goto(`${origin}/admin/appointments/${day.visits.Lydia?.id}`);
	await page.getByRole('button', { name: 'Cancel this appointment' }).click();
	const form = page.getByRole('form', { name: 'Cancel this appointment' });
	await form.getByRole('radio', { name: 'The centre' }).check();
	await form.getByLabel('Reason').fill('Amina needs the hour');
	await form.getByRole('checkbox', { name: 'Keep this time free' }).check();
	await form.getByRole('button', { name: 'Cancel the appointment' }).click();
	await page.getByText('This time is kept free').waitFor();

	const calendar = `${origin}/admin/calendar?look=day&day=${day.date}`;
	await page.goto(calendar);
	const kept = page.getByRole('button', { name: /^3:00 Kept free.*after the visit of Lydia Chebet was cancelled$/ });
	const free = page.getByRole('link', { name: /^Book 3:00 PM with Amina Hassan/ });
	await kept.waitFor();
	expect(await free.count()).toBe(0);
	await kept.focus();
	await page.keyboard.press('Enter');
	const panel = page.getByRole('dialog', { name: 'Lydia Chebet' });
	await panel.getByRole('button', { name: 'Give this time free' }).focus();
	await page.keyboard.press('Enter');
	await untilSaid(page, 'The time is free: it can be booked again');
	await free.waitFor({ state: 'attached' });
	expect(await kept.count()).toBe(0);
	expect(pageErrors).toEqual([]);
	await page.close();
});
