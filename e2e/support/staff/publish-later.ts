import { openPage } from '@tulia/test-kit/browser';
import type { Locator, Page } from 'playwright-core';
import type { JourneyFixture } from '../journey-fixture.ts';
import { logIn } from '../log-in.ts';
import { newStaffMember } from './new-staff-member.ts';

/** An editor's browser, logged in; `token` is a session of the owner. */
export async function editorsPage({ browser, cloud }: JourneyFixture, token: string): Promise<Page> {
	const person = await newStaffMember({ cloud, day: { token } }, { name: 'Zawadi Njoroge', roles: ['editor'] });
	const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
	const { page } = await openPage(context);
	await logIn(page, cloud.origin, person);
	return page;
}

/** An instant as typed at the centre: UTC+3 all year. */
const typed = (at: number): string => new Date(at + 3 * 3_600_000).toISOString().slice(0, 16);
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens an article and schedules it. */
export async function chooseTime(page: Page, address: string, at: number, press: 'mouse' | 'keyboard'): Promise<void> {
	await page.goto(address);
	const field = page.getByLabel('Day and time in Nairobi');
	await field.fill(typed(at));
	if (press === 'keyboard') await field.press('Enter');
	else await button(page, 'Schedule').click();
	await button(page, 'Change the time').waitFor();
}

/** Opens an article and removes its schedule. */
export async function takeTimeBack(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await button(page, 'Do not publish then').click();
	await button(page, 'Schedule').waitFor();
}

/** An article's state in the list, once it is the expected one. */
export async function untilListed(page: Page, origin: string, title: string, state: string): Promise<string> {
	await page.goto(`${origin}/admin/blogs`);
	const row = page.getByRole('row').filter({ hasText: title });
	await row.getByText(state).waitFor();
	return (await row.textContent()) ?? '';
}
