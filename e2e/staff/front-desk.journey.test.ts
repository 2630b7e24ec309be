import { untilSaid } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

async function beginBooking(page: Page, origin: string, name: string): Promise<void> {
	await page.goto(`${origin}/admin/appointments/new`);
	await page.getByRole('textbox', { name: 'Phone or name' }).fill(name);
	await page.getByRole('button', { name: `New person with ${name}` }).click();
	const service = page.getByRole('combobox', { name: 'Service' });
	await service.locator('option', { hasText: 'Anxiety' }).waitFor({ state: 'attached' });
	await service.selectOption({ label: 'Anxiety Management' });
	await page.getByRole('combobox', { name: 'Who comes?' }).selectOption({ label: 'The client' });
}

const nowOf = (page: Page) => page.getByRole('region', { name: 'Now' });

test('a walk-in at 10:37 without an address has the current half hour, has arrived, and what they say is in their file', async () => {
	const { cloud, day, newPage } = staff();
	await cloud.moveClockTo(`${day.date}T07:37:00.000Z`);
	const { page } = await newPage();
	await beginBooking(page, cloud.origin, 'Baraka Otieno');
	await page.getByRole('textbox', { name: /^Phone/ }).fill('0722 000 117');
	await page.getByRole('button', { name: 'More about this person' }).press('Enter');
	await page.getByRole('radio', { name: 'Kiswahili' }).check();
	await page.getByRole('checkbox', { name: /^Use of health details/ }).press('Space');
	await page.getByRole('radio', { name: 'At the desk' }).check();
	// The clock continues while the test runs.
	await page.getByRole('button', { name: /^Walk-in at 10:[345]\d AM$/ }).click();
	await page.getByText(/^10:30 AM, free with/).waitFor();
	await page.getByRole('radio', { name: 'M-Pesa' }).check();
	await page.getByRole('textbox', { name: /^M-Pesa code/ }).fill('SJL4K0EXMP');
	await page.getByRole('button', { name: 'Book 10:30 AM' }).click();
	await page.getByRole('heading', { level: 1, name: 'Baraka Otieno' }).waitFor();
	await page.getByRole('link', { name: /^Receipt R-/ }).waitFor();
	await page
		.getByRole('region', { name: 'Price and payment' })
		.getByText(/Paid: /)
		.waitFor();
	await nowOf(page)
		.getByText(/^Here since 10:[345]\d AM/)
		.waitFor();
	await nowOf(page)
		.getByRole('button', { name: /^In session/ })
		.click();
	await nowOf(page)
		.getByText(/^In session since 10:[345]\d AM/)
		.waitFor();
	// What they said is in their file.
	await page.getByRole('link', { name: 'Baraka Otieno' }).first().click();
	await page.getByText('Kiswahili', { exact: true }).waitFor();
	await page.getByText(/, said at the desk$/).waitFor();
	// The list of today shows the walk-in, with its actions.
	await page.goto(`${cloud.origin}/admin/appointments`);
	const row = page.getByRole('row', { name: /Baraka Otieno/ });
	await row.getByText(/^In session since 10:[345]\d AM/).waitFor();
	await row.getByRole('button', { name: /^Attended/ }).click();
	await untilSaid(page, 'Appointment status updated to attended');
	await page.close();
});

test('a past visit is recorded with its outcome and without a mail; the outcome is taken back, and recorded again', async () => {
	const { cloud, newPage } = staff();
	const { page } = await newPage();
	await beginBooking(page, cloud.origin, 'Grace Wambui');
	await page.getByRole('textbox', { name: /^Day/ }).fill('yesterday');
	await page.getByRole('textbox', { name: /^Time/ }).fill('3.30');
	await page.getByText(/^3:30 PM, free with/).waitFor();
	await page.getByText('This visit is over, so no message is sent.').waitFor();
	await page.getByRole('radio', { name: 'Attended' }).check();
	await page.getByRole('button', { name: 'Note the visit' }).click();
	await page.getByRole('heading', { level: 1, name: 'Grace Wambui' }).waitFor();
	await nowOf(page).getByText('Attended', { exact: true }).waitFor();
	await page.getByText('There is no address and no phone number, so nothing is sent.').waitFor();

	await page.getByRole('button', { name: 'Take the outcome back' }).click();
	await page.getByRole('textbox', { name: 'Why is it taken back?' }).fill('It was another Grace');
	await page.getByRole('button', { name: 'Make it confirmed again' }).click();
	await nowOf(page).getByText('Confirmed', { exact: true }).waitFor();
	await nowOf(page)
		.getByRole('button', { name: /^Missed/ })
		.click();
	await nowOf(page).getByText('Missed', { exact: true }).waitFor();
	await page.getByText(/^Outcome taken back by/).waitFor();
	await page.close();
});

test('a booking that is impossible is refused with its reason before it is sent, with the nearest free times', async () => {
	const { cloud, newPage } = staff();
	const { page } = await newPage();
	await beginBooking(page, cloud.origin, 'Samuel Kiptoo');
	await page.getByRole('textbox', { name: /^Day/ }).fill('tomorrow');
	const time = page.getByRole('textbox', { name: /^Time/ });
	await time.fill('1815');
	await page.getByText(/^6:15 PM is outside the opening hours, 9:00 AM to 5:00 PM/).waitFor();
	await time.fill('11:15');
	await page.getByText('11:15 AM: visits begin on the hour or the half hour').waitFor();
	await page.getByRole('group', { name: 'Nearest free times' }).getByRole('button').first().click();
	await page.getByText(/free with/).waitFor();
	await page.close();
});

test('a booking draft survives a reload and navigation, and can be discarded', async () => {
	const { cloud, newPage } = staff();
	const { page } = await newPage();
	await beginBooking(page, cloud.origin, 'Mercy Atieno');
	await page.getByRole('textbox', { name: /^What the client wants us to know/ }).fill('Cannot sleep');
	await page.reload();
	await page.getByRole('button', { name: 'Go on with the booking you began' }).click();
	const name = page.getByRole('textbox', { name: 'Full name' });
	await name.waitFor();
	expect(await name.inputValue()).toBe('Mercy Atieno');
	expect(await page.getByRole('textbox', { name: /^What the client wants us to know/ }).inputValue()).toBe('');
	await page.getByRole('link', { name: 'Calendar' }).click();
	await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
	await page.goto(`${cloud.origin}/admin/appointments/new`);
	await page.getByRole('button', { name: 'Throw it away' }).click();
	await page.getByRole('textbox', { name: 'Phone or name' }).waitFor();
	await page.reload();
	await page.getByRole('textbox', { name: 'Phone or name' }).waitFor();
	await page.close();
});
