import { asClient } from '../support/as-client.ts';
import { book, fillIn } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { confirmAddress } from '../support/notices/confirm-address.ts';
import { delayAnswers, placesOf, recordPlaces } from '../support/places.ts';
import { slowTimers } from '../support/slow-timers.ts';

const site = journeyFixture();

test.each([
	['has confirmed', 'Your ticket and the reminder', true],
	['has not confirmed', 'Not confirmed yet', false],
] as const)(
	'the ticket does not move once it is shown, however late a file or the account loads, for a client who %s the address',
	async (_who, words, isConfirmed) => {
		await asClient(site, async (page, person) => {
			if (isConfirmed) await confirmAddress(site.cloud, person.email);
			await fillIn(page, site.cloud.origin, { service: /Anxiety Management/ });
			await page.getByRole('region', { name: 'How we tell you' }).waitFor();
			const booked = await recordPlaces(page, 'button', 'Add to calendar');
			await delayAnswers(page, '**/*.js', 2000);
			await book(page);
			await page.getByText(words).first().waitFor();
			await page
				.getByRole('img', { name: /^QR code of ticket/ })
				.locator('path')
				.waitFor();
			expect(await placesOf(booked)).toHaveLength(1);

			// By its address, in a new page whose account call answers last.
			await page.unroute('**/*.js');
			await delayAnswers(page, '**/api/account', 500);
			await page.getByRole('link', { name: 'Open your ticket' }).click();
			await page.waitForURL(/\/appointments\/TUL-/);
			// A busy machine does not use up the second that the page waits for the account.
			await slowTimers(page, 1000);
			await page.reload({ waitUntil: 'commit' });
			const opened = await recordPlaces(page, 'button', 'Add to calendar');
			await page.getByText(words).first().waitFor();
			expect(await placesOf(opened)).toHaveLength(1);
		});
	},
);
