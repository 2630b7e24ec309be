import { openPage } from '@tulia/test-kit/browser';
import { chosenTime, ticketNumberOn } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { tabTo } from '../support/keyboard.ts';
import { logIn, newClient } from '../support/log-in.ts';

const site = journeyFixture();

/** The smallest phone that booking supports. */
const small = { width: 360, height: 640 };

test('a visit is booked, moved and cancelled by keyboard on a small phone', async () => {
	const context = await site.browser.newContext({ viewport: small, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	await page.goto(`${site.cloud.origin}/schedule-appointment`);
	await page.getByText('Depression Therapy').first().waitFor();

	await tabTo(page, ({ name }) => name === 'serviceId');
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	expect(await page.getByRole('radio', { name: /Anxiety Management/ }).isChecked()).toBe(true);
	await tabTo(page, ({ name }) => name === 'forWhom');
	await page.keyboard.press('Space');
	await tabTo(page, ({ text }) => text === 'Next: When');
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.textContent === 'When');
	await tabTo(page, ({ text }) => text === 'Choose a person');
	await page.keyboard.press('Enter');
	await tabTo(page, ({ name }) => name === 'psychologistId');
	await page.keyboard.press('ArrowDown');
	await page
		.getByText(/\d times free/)
		.first()
		.waitFor({ state: 'attached' });
	await tabTo(page, ({ name }) => name === 'date');
	await page.keyboard.press('Space');
	// The first time of tomorrow may be less than 24 hours away, when moving needs a call.
	for (let days = 0; days < 2; days += 1) await page.keyboard.press('ArrowDown');
	await page.locator('input[name=time]').first().waitFor({ state: 'attached' });
	await tabTo(page, ({ name }) => name === 'time');
	await page.keyboard.press('Space');
	expect(await chosenTime(page)).not.toBe('');
	await tabTo(page, ({ text }) => text === 'Next: Check');
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.textContent === 'Check');
	await tabTo(page, ({ text }) => text === 'Add a note (optional)');
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'notes');
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
	await page.waitForFunction(() => document.activeElement?.textContent?.trim().startsWith('Your visit is now on'));
	expect(await ticketNumberOn(page)).toBe(number);

	await tabTo(page, ({ text }) => text === 'Cancel this visit');
	await page.keyboard.press('Enter');
	await tabTo(page, ({ text }) => text.startsWith('Yes, cancel it'));
	await page.keyboard.press('Enter');
	await page.getByText(/^Your visit on .+ is cancelled\./).waitFor();
	expect(pageErrors).toEqual([]);
	await context.close();
});
