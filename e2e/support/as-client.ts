import { openPage, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import type { JourneyFixture } from './journey-fixture.ts';
import { logIn, newClient, type Person } from './log-in.ts';

/** Runs the steps as a new logged-in client on a phone, and expects no page errors but those that match `ignore`. */
export async function asClient(
	{ browser, cloud }: JourneyFixture,
	steps: (page: Page, person: Person) => Promise<void>,
	options: { readonly ignore?: RegExp } = {},
): Promise<void> {
	const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context, options);
	const person = await newClient(cloud.origin);
	await logIn(page, cloud.origin, person);
	await steps(page, person);
	expect(pageErrors).toEqual([]);
	await context.close();
}
