import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { accessibilityViolations, openPage, untilSaid } from '@tulia/test-kit/browser';
import { isSweep } from '@tulia/test-kit/test-tier';
import type { Page } from 'playwright-core';
import { logIn } from '../support/log-in.ts';
import { byKeyboard, byMouse, byTouch, type InputMethod } from '../support/staff/input-methods.ts';
import { newStaffMember } from '../support/staff/new-staff-member.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

/** Each input method has its own data, so that none depends on another. */
const ways = [
	{ way: byTouch, psychologist: 'amina-hassan', client: 'Daniel', message: 'Achieng Odhiambo' },
	{ way: byMouse, psychologist: 'peter-mutiso', client: 'Grace', message: 'Hassan Noor' },
	{ way: byKeyboard, psychologist: 'nyambura-otieno', client: 'Mary', message: 'Njeri' },
] as const;
/** Other staff journeys use the mouse and touch. */
const chosenWays = isSweep ? ways : ways.filter(({ way }) => way === byKeyboard);

const today = ['Dashboard', 'Calendar', 'Appointments', 'Clients'];
const desk = [...today, 'Takings', 'Inbox', 'To be moved', 'Waiting list'];
const website = ['Reviews', 'Articles', 'FAQs', 'Newsletter'];
/** The menu of each role, in order. */
const menus: { readonly [role in StaffRole]: readonly string[] } = {
	owner: [...desk, ...website, 'Centre'],
	front_desk: desk,
	psychologist: ['My day', ...today],
	editor: website,
};

/** A member of staff with these roles. */
async function logInAs(way: InputMethod, roles: readonly StaffRole[], psychologistId?: string): Promise<Page> {
	const { browser, cloud } = staff();
	const position = { name: 'Zawadi Njoroge', roles, ...(psychologistId && { psychologistId }) };
	const person = await newStaffMember(staff(), position);
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...way.context });
	const { page } = await openPage(context);
	await logIn(page, cloud.origin, person);
	return page;
}

const menuOf = (page: Page): Promise<readonly string[]> =>
	page
		.locator('nav[aria-label="Admin"]')
		.first()
		.getByRole('link', { includeHidden: true })
		.evaluateAll((links) => links.map((link) => (link.textContent ?? '').replace(/[\s\d]+$/, '')));

const untilOpened = (page: Page, heading: string | RegExp): Promise<void> =>
	page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** A page takes the focus when it has loaded: earlier key presses are lost. */
async function open(page: Page, way: InputMethod, name: string, heading: string | RegExp = name): Promise<void> {
	await way.openSection(page, name);
	await untilOpened(page, heading);
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** Opens a page by its card of Centre. */
async function openCard(page: Page, way: InputMethod, name: string, heading = name): Promise<void> {
	await open(page, way, 'Centre');
	await way.press(page, { role: 'link', name: new RegExp(`^${name}$`) });
	await untilOpened(page, heading);
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

/** A page of another role is refused with a message, without its content. */
async function expectRefused(page: Page, path: string): Promise<void> {
	await page.goto(`${staff().cloud.origin}${path}`);
	await page.getByRole('heading', { level: 1, name: 'This page is not for your role' }).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.context().close();
}

describe.each(chosenWays)('$way.title', ({ way, psychologist, client, message }) => {
	test('the front desk opens a visit without its notes, and answers what was written', async () => {
		const page = await logInAs(way, ['front_desk']);
		await untilOpened(page, /^Habari/);
		expect(await menuOf(page)).toEqual(menus.front_desk);
		const { user } = staff().day.visits[client] ?? {};
		await open(page, way, 'Appointments');
		await way.press(page, { role: 'link', name: new RegExp(`^${user?.name}$`) });
		await untilOpened(page, user?.name ?? '');
		await page.getByRole('heading', { name: 'Price and payment' }).waitFor();
		expect(await page.getByRole('heading', { name: 'Staff note' }).count()).toBe(0);
		await open(page, way, 'Inbox');
		await way.press(page, { role: 'button', name: new RegExp(`^(.\\s)?${message}`) });
		await page.getByRole('region', { name: new RegExp(`^(Message|Question) from ${message}$`) }).waitFor();
		await page.waitForFunction(() => / from /.test(document.activeElement?.getAttribute('aria-label') ?? ''));
		await way.type(page, 'reply', 'Yes. We look forward to seeing you.');
		await way.press(page, { role: 'button', name: /^Send reply$/ });
		await untilSaid(page, /^Reply sent to /);
		await expectRefused(page, '/admin/reports');
	});

	test('a psychologist sees their own day, and writes a note about a visit', async () => {
		const page = await logInAs(way, ['psychologist'], psychologist);
		await untilOpened(page, /^Habari/);
		expect(await menuOf(page)).toEqual(menus.psychologist);
		await page.getByRole('heading', { name: 'Today' }).waitFor();
		const { user } = staff().day.visits[client] ?? {};
		await way.press(page, { role: 'link', name: new RegExp(`^${user?.name}$`) });
		await untilOpened(page, user?.name ?? '');
		await way.type(page, 'note', 'Slept better. The same again next week.');
		await way.press(page, { role: 'button', name: /^Save the note$/ });
		await untilSaid(page, 'Staff note saved');
		await open(page, way, 'My day', /^Habari/);
		await expectRefused(page, '/admin/inbox');
	});

	test('an editor adds a question with its answer, and opens pages of the website only', async () => {
		const page = await logInAs(way, ['editor']);
		await untilOpened(page, 'Reviews');
		expect(await menuOf(page)).toEqual(menus.editor);
		await open(page, way, 'FAQs');
		await way.press(page, { role: 'button', name: /^New FAQ$/ });
		await way.type(page, 'question', `May I come ${way.title}?`);
		await way.type(page, 'answer', 'You may. We are glad when you do.');
		await page.getByLabel('Category').selectOption({ index: 1 });
		await way.press(page, { role: 'button', name: /^Save$/ });
		await untilSaid(page, 'FAQ added');
		await expectRefused(page, '/admin/appointments');
	});

	test('an owner opens the reports, the team and the audit', async () => {
		const page = await logInAs(way, ['owner']);
		await untilOpened(page, /^Habari/);
		expect(await menuOf(page)).toEqual(menus.owner);
		await openCard(page, way, 'Reports');
		await page.getByText(/, beside the three months before\.$/).waitFor();
		await openCard(page, way, 'Users and roles', 'Users');
		await openCard(page, way, 'Audit');
		await page
			.getByText(/Zawadi Njoroge/)
			.first()
			.waitFor();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.context().close();
	});
});
