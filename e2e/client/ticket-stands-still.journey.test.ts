import { setTimeout } from 'node:timers/promises';
import type { JSHandle, Page } from 'playwright-core';
import { asClient } from '../support/as-client.ts';
import { book, fillIn } from '../support/booking-steps.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

/** Collects how far below the top of the page a button stands in each frame from now on, CSS pixels. */
const recordPlaces = (page: Page, name: string): Promise<JSHandle<Set<number>>> =>
	page.evaluateHandle((text) => {
		const places = new Set<number>();
		const record = (): void => {
			const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text);
			if (button) places.add(Math.round(button.getBoundingClientRect().top + window.scrollY));
			requestAnimationFrame(record);
		};
		record();
		return places;
	}, name);

const read = (places: JSHandle<Set<number>>): Promise<readonly number[]> => places.evaluate((all) => [...all]);

/** Answers that come late, milliseconds after they are asked for. */
const delay = (page: Page, address: string, by: number): Promise<unknown> =>
	page.route(address, async (route) => {
		await setTimeout(by);
		await route.continue();
	});

test.each([
	['has confirmed', 'Your ticket and the reminder', true],
	['has not confirmed', 'Not confirmed yet', false],
] as const)(
	'the ticket stands still once it is shown, however late a file or the account comes, for who %s the address',
	async (_who, words, isConfirmed) => {
		await asClient(site, async (page, person) => {
			if (isConfirmed) await confirmAddress(site.cloud, person.email);
			await fillIn(page, site.cloud.origin, { service: /Anxiety Management/, day: 9 });
			await page.getByRole('heading', { name: 'How we tell you' }).waitFor();
			const booked = await recordPlaces(page, 'Add to calendar');
			await delay(page, '**/*.js', 2000);
			await book(page);
			await page.getByText(words).first().waitFor();
			await page
				.getByRole('img', { name: /^QR code of ticket/ })
				.locator('path')
				.waitFor();
			expect(await read(booked)).toHaveLength(1);

			// By its address, in a page that knows nothing yet, and where the account answers last.
			await page.unroute('**/*.js');
			await delay(page, '**/api/account', 500);
			await page.getByRole('link', { name: 'Open your ticket' }).click();
			await page.reload({ waitUntil: 'commit' });
			const opened = await recordPlaces(page, 'Add to calendar');
			await page.getByText(words).first().waitFor();
			expect(await read(opened)).toHaveLength(1);
		});
	},
);
