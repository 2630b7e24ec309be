import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import { accessibilityViolations, desktop, openPage, phone } from '@tulia/test-kit/browser';
import { isSweep } from '@tulia/test-kit/test-tier';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { chooseForWhom, chooseFreeDay, goToStep, ticketNumberOn } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { pressByKeyboard, tabTo } from '../support/keyboard.ts';
import { logIn, logInByApi, newClient, type Person } from '../support/log-in.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { codeIn, untilSms } from '../support/notices/phones.ts';
import { apiAnswersChanged } from '../support/page-states/page-state.ts';

const site = journeyFixture();

const SCHEDULE = '/schedule-appointment';
const handset: BrowserContextOptions = { viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };

async function opened(options: BrowserContextOptions, person: Person, path = SCHEDULE) {
	const context = await site.browser.newContext(options);
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, person);
	await page.goto(site.cloud.origin + path);
	return { page, pageErrors, close: () => context.close() };
}

const everyDayIsFull = apiAnswersChanged<{ readonly data: readonly DayAvailability[] }>(
	'/api/appointments/availability?*',
	({ data }) => ({
		data: data.map((day) => (day.state === 'open' ? { ...day, state: 'full', freeTimes: 0 } : day)),
	}),
);

/** Height of a step from the top of the page to the end of the bar, in screens; without the footer. */
const screensOfStep = (page: Page): Promise<number> =>
	page.getByRole('form', { name: 'Schedule an appointment' }).evaluate((form) => {
		const height = form.getBoundingClientRect().bottom + window.scrollY;
		return Math.round((100 * height) / window.innerHeight) / 100;
	});

/** Maximum height of a step. */
const MOST_SCREENS = 1.6;

/** Whether the whole element is visible, between the header and the bar. */
const isSeen = (part: Locator): Promise<boolean> =>
	part.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		const bar = document.querySelector('[aria-label="Your choice"]')?.getBoundingClientRect().top ?? innerHeight;
		const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
		return top >= header && bottom <= Math.min(bar, innerHeight);
	});

test('the steps of a phone are short, offer only days that can be tapped, and show times below the day', async () => {
	const person = await newClient(site.cloud.origin);
	await confirmAddress(site.cloud, person.email);
	const { page, pageErrors, close } = await opened(handset, person, `${SCHEDULE}?service=anxiety-management`);
	const heights: number[] = [];
	await page.getByRole('heading', { name: 'Who and what' }).waitFor();
	await page.getByRole('radio', { name: /^Me/ }).waitFor();
	heights.push(await screensOfStep(page));
	await chooseForWhom(page);
	const days = page.locator('input[type=radio][name=date]');
	await days.first().waitFor({ state: 'attached' });
	const shown = await days.count();
	for (let place = 0; place < Math.min(7, shown); place += 1) {
		const day = days.nth(place);
		await day.tap();
		const times = page.locator('li', { has: page.locator('input[name=time]') });
		await times.waitFor();
		expect([place, await isSeen(times)]).toEqual([place, true]);
		// The next tab stop after the day.
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('time');
	}
	await page.locator('input[name=time]').first().tap();
	heights.push(await screensOfStep(page));
	expect(await accessibilityViolations(page)).toEqual([]);
	await goToStep(page, 'Check');
	await page.getByRole('button', { name: 'How we may use your data (optional)' }).waitFor();
	heights.push(await screensOfStep(page));
	// The ticket stands first, and is reached first.
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get directions');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect([heights, Math.max(...heights) <= MOST_SCREENS]).toEqual([heights, true]);
	expect(pageErrors).toEqual([]);
	await close();
});

test('the address contains the step: Back goes one back, or past all steps after the booking, a reload stays, and a shared link begins at the first question', async () => {
	const { page, pageErrors, close } = await opened(
		handset,
		await newClient(site.cloud.origin),
		`${SCHEDULE}?step=check`,
	);
	await page.waitForURL(new RegExp(`${SCHEDULE}$`));
	await page.getByRole('radio', { name: /Stress Management/ }).tap();
	await chooseForWhom(page);
	await page.waitForURL(/step=when$/);
	await chooseFreeDay(page, 1);
	await page.locator('input[name=time]').first().tap();
	await goToStep(page, 'Check');
	const focused = () => page.evaluate(() => document.activeElement?.textContent);
	expect(await focused()).toBe('Check');
	await page.reload();
	await page.getByRole('heading', { name: 'Check', exact: true }).waitFor();
	await page.goBack();
	await page.getByRole('heading', { name: 'When', exact: true }).waitFor();
	expect(await focused()).toBe('When');
	await page.getByRole('link', { name: 'Who and what' }).tap();
	await page.getByRole('heading', { name: 'Who and what' }).waitFor();
	await page.getByRole('region', { name: 'The service you chose' }).getByText('Stress Management').waitFor();
	await page.goForward();
	await page.getByRole('heading', { name: 'When', exact: true }).waitFor();
	await goToStep(page, 'Check');
	await page.getByRole('button', { name: 'Confirm Appointment' }).tap();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	// Back leads past the steps of the sent form, to the page before it.
	await page.goBack();
	await page.waitForURL(`${site.cloud.origin}/`);
	expect(pageErrors).toEqual([]);
	await close();
});

test('in a short window and at 400 % zoom, fixed elements take at most a quarter', async () => {
	const person = await newClient(site.cloud.origin);
	for (const viewport of [
		{ width: 320, height: 256 },
		{ width: 844, height: 390 },
	]) {
		const { page, close } = await opened({ viewport, reducedMotion: 'reduce' }, person);
		await page.getByRole('radio', { name: /Stress Management/ }).check();
		await page.evaluate(() => window.scrollTo(0, 600));
		const stuck = await page.evaluate(() => {
			const parts = [document.querySelector('header'), document.querySelector('[aria-label="Your choice"]')];
			const boxes = parts.map((part) => part?.getBoundingClientRect());
			return boxes.reduce(
				(sum, box) => sum + (box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0),
				0,
			);
		});
		expect(stuck).toBeLessThanOrEqual(viewport.height / 4);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
		await close();
	}
});

interface InputMethod {
	readonly options: BrowserContextOptions;
	/** Presses a button or a link of this name. */
	readonly press: (page: Page, name: string) => Promise<void>;
	/** Chooses the n-th radio button of a field. */
	readonly choose: (page: Page, field: string, place?: number) => Promise<void>;
}

const radios = (page: Page, field: string) => page.locator(`input[type=radio][name=${field}]`);
const pointer = (act: (at: Locator) => Promise<void>): Pick<InputMethod, 'press' | 'choose'> => ({
	press: (page, name) => act(page.getByRole('button', { name, exact: true }).first()),
	choose: (page, field, place = 0) => act(radios(page, field).nth(place)),
});
const keys: Pick<InputMethod, 'press' | 'choose'> = {
	press: pressByKeyboard,
	async choose(page, field, place = 0) {
		await radios(page, field).first().waitFor({ state: 'attached' });
		await tabTo(page, ({ name }) => name === field);
		await page.keyboard.press('Space');
		for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
	},
};

const inputMethods: readonly (readonly [string, InputMethod])[] = [
	['by touch at 390 px', { options: handset, ...pointer((at) => at.tap()) }],
	['by keyboard at 390 px', { options: { viewport: phone, reducedMotion: 'reduce' }, ...keys }],
	['at a desk', { options: { viewport: desktop, reducedMotion: 'reduce' }, ...pointer((at) => at.click()) }],
];
const chosenMethods = isSweep ? inputMethods : inputMethods.slice(0, 1);

/** On a phone, continues to the next step, unless the choice did; on wide screens all steps are shown. */
async function on(page: Page, method: InputMethod, name: 'When' | 'Check'): Promise<void> {
	const isLed = name === 'When' && method.options.hasTouch === true;
	if (!isLed && !(await page.getByRole('heading', { name, exact: true }).isVisible()))
		await method.press(page, `Next: ${name}`);
	await page.getByRole('heading', { name, exact: true }).waitFor();
}

const PHONES = ['0712 000 401', '0712 000 402', '0712 000 403'];

test.each(chosenMethods.map(([title, method], place) => [title, method, PHONES[place] ?? ''] as const))(
	'a new client books for a child with a chosen psychologist and confirms the phone on the way, %s',
	async (_title, method, number) => {
		const person = await newClient(site.cloud.origin);
		await confirmAddress(site.cloud, person.email);
		const token = await logInByApi(site.cloud.origin, person);
		await call(site.cloud.origin, '/api/account/phone', { method: 'POST', token, body: { phone: number } });
		const international = `+254${number.replaceAll(' ', '').slice(1)}`;
		const [sent] = await untilSms(site.cloud, international, 1);
		if (!sent) throw new Error('No code came.');

		const { page, pageErrors, close } = await opened(
			method.options,
			person,
			`${SCHEDULE}?service=child-adolescent-therapy`,
		);
		await page.getByRole('radio', { name: /^My child/ }).waitFor();
		await method.choose(page, 'forWhom', 1);
		await on(page, method, 'When');
		await method.press(page, 'Choose a person');
		await method.choose(page, 'psychologistId', 1);
		await method.choose(page, 'date', 1);
		await method.choose(page, 'time');
		await on(page, method, 'Check');
		await page.getByLabel('Six-digit code').fill(codeIn(sent));
		await method.press(page, 'Confirm number');
		await page.getByRole('button', { name: 'Change how we tell you' }).waitFor();
		await page.getByRole('complementary').getByText('Your child').waitFor();
		await method.press(page, 'Confirm Appointment');
		await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
		expect(await ticketNumberOn(page)).toMatch(/^TUL-/);
		await page.getByRole('main').getByText('Child and parent').waitFor();
		expect(pageErrors).toEqual([]);
		await close();
	},
);

test.each(chosenMethods)('a client who finds every day full joins the waiting list, %s', async (_title, method) => {
	const person = await newClient(site.cloud.origin);
	const { page, pageErrors, close } = await opened(method.options, person, '/');
	await everyDayIsFull(page);
	await page.goto(`${site.cloud.origin}${SCHEDULE}?service=family-therapy`);
	await page.getByRole('radio', { name: /^Us/ }).waitFor();
	await method.choose(page, 'forWhom', 2);
	await on(page, method, 'When');
	const ask = page.getByRole('button', { name: 'Tell me when one opens' });
	await ask.waitFor();
	if (method.options.viewport === phone) expect(await isSeen(ask)).toBe(true);
	await method.press(page, 'Tell me when one opens');
	// The requirement is shown before anything is filled in.
	await page.getByText('Please confirm your email address first:').waitFor();
	expect(await page.getByRole('button', { name: 'Tell me', exact: true }).count()).toBe(0);
	await page.getByRole('button', { name: 'Send again' }).waitFor();
	await confirmAddress(site.cloud, person.email);
	await page.reload();
	await ask.waitFor();
	await method.press(page, 'Tell me when one opens');
	await page.getByText('Which days would suit?').waitFor();
	await method.press(page, 'Tell me');
	await page.getByText('We will tell you if a time opens').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(pageErrors).toEqual([]);
	await close();
});
