import { openBrowser, openPage } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser, Page } from 'playwright-core';
import { chosenTime, ticketNumberOn } from './support/booking-steps.ts';
import { logIn, newClient } from './support/log-in.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

/** The smallest phone that the booking is made for. */
const small = { width: 360, height: 640 };

interface Stop {
	readonly name: string;
	readonly text: string;
	readonly isCovered: boolean;
}

/** What has the focus, and whether something lies over it. */
const stopOf = (page: Page): Promise<Stop> =>
	page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const { left, top, width, height } = element.getBoundingClientRect();
		const above = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
		return {
			name: element.getAttribute('name') ?? '',
			text: (element.textContent ?? '').trim(),
			isCovered: !(above && (element.contains(above) || above.contains(element))),
		};
	});

/** Presses Tab until the focus is where it is wanted, and never on something that lies beneath something else. */
async function tabTo(page: Page, isWanted: (stop: Stop) => boolean): Promise<void> {
	for (let stops = 0; stops < 80; stops += 1) {
		await page.keyboard.press('Tab');
		const stop = await stopOf(page);
		expect({ ...stop, isCovered: false }).toEqual(stop);
		if (isWanted(stop)) return;
	}
	throw new Error('Tab never got there.');
}

test('a visit is booked, moved and cancelled without a mouse, on a small phone', async () => {
	const context = await browser.newContext({ viewport: small, reducedMotion: 'reduce' });
	const { page, witness } = await openPage(context);
	await logIn(page, cloud.origin, await newClient(cloud.origin));
	await page.goto(`${cloud.origin}/schedule-appointment`);
	await page.getByText('Depression Therapy').first().waitFor();

	await tabTo(page, ({ name }) => name === 'serviceId');
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	expect(await page.getByRole('radio', { name: /Anxiety Management/ }).isChecked()).toBe(true);
	await tabTo(page, ({ name }) => name === 'forWhom');
	await page.keyboard.press('Space');
	await page.getByRole('radio', { name: 'Amina Hassan' }).waitFor();
	await tabTo(page, ({ name }) => name === 'psychologistId');
	await page.keyboard.press('ArrowDown');
	await page
		.getByText(/\d times free/)
		.first()
		.waitFor();
	await tabTo(page, ({ name }) => name === 'date');
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowDown');
	await page.locator('input[name=time]').first().waitFor({ state: 'attached' });
	await tabTo(page, ({ name }) => name === 'time');
	await page.keyboard.press('Space');
	expect(await chosenTime(page)).not.toBe('');
	await tabTo(page, ({ name }) => name === 'notes');
	await page.keyboard.type('I would like to sit near the door.');
	await tabTo(page, ({ text }) => text.startsWith('Confirm Appointment'));
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
	const number = await ticketNumberOn(page);

	await tabTo(page, ({ text }) => text === 'Open your ticket');
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'If your plans change' }).waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
	await tabTo(page, ({ text }) => text === 'Move this visit');
	await page.keyboard.press('Enter');
	await page
		.getByText(/\d times free/)
		.first()
		.waitFor();
	await tabTo(page, ({ name }) => name === 'date');
	await page.keyboard.press('Space');
	for (let days = 0; days < 4; days += 1) await page.keyboard.press('ArrowDown');
	await page.locator('input[name=time]').first().waitFor({ state: 'attached' });
	await tabTo(page, ({ name }) => name === 'time');
	await page.keyboard.press('Space');
	await tabTo(page, ({ text }) => text.startsWith('Confirm the new time'));
	await page.keyboard.press('Enter');
	await page.getByText(/^Your visit is now on/).waitFor();
	expect((await stopOf(page)).text).toMatch(/^Your visit is now on/);
	expect(await ticketNumberOn(page)).toBe(number);

	await tabTo(page, ({ text }) => text === 'Cancel this visit');
	await page.keyboard.press('Enter');
	await tabTo(page, ({ text }) => text.startsWith('Yes, cancel it'));
	await page.keyboard.press('Enter');
	await page.getByText(/^Your visit on .+ is cancelled\./).waitFor();
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 120_000);
