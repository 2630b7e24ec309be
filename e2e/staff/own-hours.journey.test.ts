import { addDays } from '@tulia/centre/day';
import { accessibilityViolations, openPage, shiftClock } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { admin, logIn, type Person } from '../support/log-in.ts';
import { newStaffMember } from '../support/staff/new-staff-member.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desk = { viewport: { width: 1440, height: 1000 } } as const;
const SERVICE = 'family-therapy';

let person: Person;

/** An account that the owner ties to Amina's entry. */
beforeAll(async () => {
	person = await newStaffMember(staff(), {
		...{ name: 'Amina Hassan', roles: ['psychologist'], psychologistId: 'amina-hassan' },
	});
}, 60_000);

async function openAs(who: Person, path: string, options: BrowserContextOptions): Promise<Page> {
	const { browser, cloud, day } = staff();
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
	await shiftClock(context, day.offset);
	const { page } = await openPage(context, { ignore: /status of 40[34]/ });
	await logIn(page, cloud.origin, who);
	await page.goto(cloud.origin + path);
	return page;
}

/** What clients find, asked for as by somebody who has just changed something. */
async function timesWithAmina(date: string): Promise<readonly string[]> {
	const after = String(Date.now() + staff().day.offset);
	const query = new URLSearchParams({ date, serviceId: SERVICE, psychologistId: 'amina-hassan', after });
	const { body } = await call(staff().cloud.origin, `/api/appointments/available-times?${query}`);
	// A day on which nothing can be booked is refused.
	return (body.data ?? []) as readonly string[];
}

/** The first day from two weeks on on which clients find times: no holiday, and no day off. */
async function dayWithTimes(date = addDays(staff().day.date, 14)): Promise<string> {
	return (await timesWithAmina(date)).length > 0 ? date : dayWithTimes(addDays(date, 1));
}

test('a psychologist asks for a day off on a phone, the owner accepts by keyboard, and clients find no time of that day', async () => {
	const date = await dayWithTimes();

	const mine = await openAs(person, '/admin/my-hours', phone);
	await mine.getByRole('button', { name: 'Ask for a change' }).tap();
	await mine.getByRole('button', { name: 'Add time off: Time off' }).tap();
	await mine.getByLabel('First day').fill(date);
	await mine.getByLabel(/^Reason/).fill('A wedding');
	expect(await accessibilityViolations(mine)).toEqual([]);
	await mine.getByRole('button', { name: /^Send request/ }).tap();
	await mine.getByRole('region', { name: 'What you asked for' }).getByText('Waiting').waitFor();
	expect((await timesWithAmina(date)).length).toBeGreaterThan(0);

	const requests = await openAs(admin, '/admin/hours-requests', desk);
	const card = requests.getByRole('region', { name: 'Amina Hassan' });
	await card.getByText('Reason: A wedding').waitFor();
	await card.getByLabel(/^A word to Amina Hassan/).focus();
	await requests.keyboard.type('Enjoy it.');
	await requests.keyboard.press('Tab');
	await requests.keyboard.press('Enter');
	await requests.getByText('Nobody waits for an answer.').waitFor();
	expect(await accessibilityViolations(requests)).toEqual([]);

	expect(await timesWithAmina(date)).toEqual([]);
	await mine.reload();
	const asked = mine.getByRole('region', { name: 'What you asked for' });
	await asked.getByText('Accepted', { exact: true }).waitFor();
	await asked.getByText('Enjoy it.').waitFor();
	expect(await accessibilityViolations(mine)).toEqual([]);
	await mine.context().close();
	await requests.context().close();
}, 120_000);

test('where the centre chose at once, what a psychologist saves counts without anybody else', async () => {
	const { cloud, day } = staff();
	const asOwner = { token: day.token };
	const { body: settings } = await call(cloud.origin, '/api/admin/settings', asOwner);
	const chosen = await call(cloud.origin, '/api/admin/settings', {
		...{ ...asOwner, method: 'PATCH' },
		body: { profile: settings.profile, version: settings.version, ownHours: 'at_once' },
	});
	expect(chosen.status).toBe(200);
	const date = await dayWithTimes();
	const mine = await openAs(person, '/admin/my-hours', phone);
	await mine.getByRole('button', { name: 'Change', exact: true }).tap();
	await mine.getByRole('button', { name: 'Add time off: Time off' }).tap();
	await mine.getByLabel('First day').last().fill(date);
	await mine.getByRole('button', { name: /^Save/ }).tap();
	await mine.getByRole('heading', { name: 'As it is now' }).waitFor();
	expect(await timesWithAmina(date)).toEqual([]);
	await mine.context().close();
}, 90_000);
