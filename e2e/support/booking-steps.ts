import type { Page } from 'playwright-core';
import { call } from './api.ts';

/** The button of the ticket; the bar of a phone has one of its own. */
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Appointment' });

export const chosenTime = async (page: Page): Promise<string> =>
	(await page.locator('input[type=radio][name=time]:checked').getAttribute('value')) ?? '';

export const chosenDay = async (page: Page): Promise<string> =>
	(await page.locator('input[type=radio][name=date]:checked').getAttribute('value')) ?? '';

/** Says whom the visit is for, which people and times wait for. */
export const chooseForWhom = (page: Page, who: RegExp = /^Me/): Promise<void> =>
	page.getByRole('radio', { name: who }).check({ force: true });

/** Chooses the n-th day with free times, counted from 0, from the list of days: later ones are asked for where the list ends before it. */
export async function chooseFreeDay(page: Page, day: number): Promise<void> {
	const free = page.getByRole('radio', { name: /times? free/ });
	const days = page.locator('input[type=radio][name=date]');
	await free.first().waitFor({ state: 'attached' });
	while ((await free.count()) <= day) {
		const shown = await days.count();
		await page.getByRole('button', { name: 'Show later days' }).click();
		await days.nth(shown).waitFor({ state: 'attached' });
	}
	await free.nth(day).check({ force: true });
}

/** Opens the schedule page and chooses a service, the client as whom it is for, maybe a psychologist, the n-th free day and its first time. */
export async function fillIn(
	page: Page,
	origin: string,
	{ service, psychologist, day = 3 }: { service: RegExp; psychologist?: string; day?: number },
): Promise<void> {
	await page.goto(`${origin}/schedule-appointment`);
	await page.getByRole('radio', { name: service }).check({ force: true });
	await chooseForWhom(page);
	if (psychologist) await page.getByRole('radio', { name: psychologist }).check({ force: true });
	await chooseFreeDay(page, day);
	await page.locator('input[type=radio][name=time]').first().check({ force: true });
}

/** The number on the ticket that is shown. */
export async function ticketNumberOn(page: Page): Promise<string> {
	const text = await page
		.getByText(/^TUL-\d\d-[A-Z0-9]{5}$/)
		.first()
		.textContent();
	if (!text) throw new Error('The page shows no ticket number.');
	return text;
}

/** Presses Confirm, and waits for the ticket. */
export async function book(page: Page): Promise<string> {
	await confirmButton(page).click();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	return ticketNumberOn(page);
}

/** The token of whoever is logged in on the page. */
export const tokenOf = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const stored = sessionStorage.getItem('tulia.session') ?? localStorage.getItem('tulia.session') ?? '{}';
		return String((JSON.parse(stored) as { token?: string }).token);
	});

/** How many appointments the API says somebody has. */
export async function appointmentsOf(origin: string, token: string): Promise<readonly { readonly status: string }[]> {
	const { body } = await call(origin, '/api/appointments', { token });
	return body.data as readonly { readonly status: string }[];
}
