import { addDays } from '@tulia/centre/day';
import { accessibilityViolations, phone as narrow, openPage, untilSaid } from '@tulia/test-kit/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { admin, logIn, type Person } from '../support/log-in.ts';
import { checkAccessibility, STAFF_STATE_APPEARANCES } from '../support/page-states/page-checks.ts';
import { untilPage } from '../support/published-pages.ts';
import { newStaffMember } from '../support/staff/new-staff-member.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desk = { viewport: { width: 1440, height: 1000 } } as const;
const SERVICE = 'family-therapy';

let person: Person;

/** An account that the owner links to Amina's entry. */
beforeAll(async () => {
	person = await newStaffMember(staff(), {
		...{ name: 'Amina Hassan', roles: ['psychologist'], psychologistId: 'amina-hassan' },
	});
});

async function openAs(who: Person, path: string, options: BrowserContextOptions): Promise<Page> {
	const { browser, cloud } = staff();
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
	const { page } = await openPage(context, { ignore: /status of 40[34]/ });
	await logIn(page, cloud.origin, who);
	await page.goto(cloud.origin + path);
	return page;
}

/** The free times, requested with read-your-writes. */
async function timesWithAmina(date: string): Promise<readonly string[]> {
	const after = String(staff().cloud.now().getTime());
	const query = new URLSearchParams({ date, serviceId: SERVICE, psychologistId: 'amina-hassan', after });
	const { body } = await call(staff().cloud.origin, `/api/appointments/available-times?${query}`);
	// A day without bookable times is refused.
	return (body.data ?? []) as readonly string[];
}

test('a psychologist requests a day off on a phone, the owner accepts by keyboard, and clients find no times that day', async () => {
	const date = addDays(staff().day.date, 14);

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
});

test('hours that a psychologist saves apply without approval where the centre chose “at once”', async () => {
	const { cloud, day } = staff();
	const asOwner = { token: day.token };
	const { body: settings } = await call(cloud.origin, '/api/admin/settings', asOwner);
	const chosen = await call(cloud.origin, '/api/admin/settings', {
		...{ ...asOwner, method: 'PATCH' },
		body: { profile: settings.profile, version: settings.version, ownHours: 'at_once' },
	});
	expect(chosen.status).toBe(200);
	const date = addDays(staff().day.date, 15);
	expect((await timesWithAmina(date)).length).toBeGreaterThan(0);
	const mine = await openAs(person, '/admin/my-hours', phone);
	await mine.getByRole('button', { name: 'Change', exact: true }).tap();
	await mine.getByRole('button', { name: 'Add time off: Time off' }).tap();
	await mine.getByLabel('First day').last().fill(date);
	await mine.getByRole('button', { name: /^Save/ }).tap();
	await mine.getByRole('heading', { name: 'As it is now' }).waitFor();
	expect(await timesWithAmina(date)).toEqual([]);
	await mine.context().close();
});

test('a psychologist sees when colleagues are busy, and not with which clients', async () => {
	const { day } = staff();
	const page = await openAs(person, `/admin/calendar?day=${day.date}`, desk);
	const colleagues = page.getByRole('region', { name: /^Colleagues on/ });
	await colleagues.getByText('Peter Mutiso').waitFor();
	await colleagues.getByText(/^Taken 9:00 AM to 10:30 AM, 1:30 PM to/).waitFor();
	expect(await colleagues.getByText(/Grace|Brian/).count()).toBe(0);
	for (const look of [...STAFF_STATE_APPEARANCES, { viewport: narrow, colorScheme: 'light' } as const])
		await checkAccessibility(page, look);
	await page.context().close();
});

test('what a psychologist writes in their own profile is on their public page', async () => {
	const { cloud } = staff();
	const words = 'Draws with children until the words come.';
	const mine = await openAs(person, '/admin/my-profile', desk);
	await mine.getByLabel('In two lines').fill(words);
	await mine.getByLabel('Dholuo').check();
	await mine.getByRole('button', { name: 'Save the profile' }).focus();
	await mine.keyboard.press('Enter');
	await untilSaid(mine, 'Saved: the profile of Amina Hassan');
	expect(await mine.getByText('CPB 000 102').count()).toBe(1);
	await mine.context().close();

	await untilPage(cloud.origin, '/psychologists/amina-hassan', ({ html }) => html.includes(words));
	const { page, pageErrors } = await staff().newPage();
	await page.goto(`${cloud.origin}/psychologists/amina-hassan`);
	await page.getByText(words).filter({ visible: true }).first().waitFor();
	await page.getByText('Dholuo').filter({ visible: true }).first().waitFor();
	await page.getByText('Licence CPB 000 102').filter({ visible: true }).first().waitFor();
	expect(pageErrors).toEqual([]);
	await page.close();
});
