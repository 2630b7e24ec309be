import type { Page } from 'playwright-core';
import { call } from './api.ts';

/** The button of the ticket on wide screens, and the button of the bar in the last step on a phone. */
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Appointment' });

export const chosenTime = async (page: Page): Promise<string> =>
	(await page.locator('input[type=radio][name=time]:checked').getAttribute('value')) ?? '';

export const chosenDay = async (page: Page): Promise<string> =>
	(await page.locator('input[type=radio][name=date]:checked').getAttribute('value')) ?? '';

/** Continues to a step that a phone does not show yet. Wide screens show all. */
export async function goToStep(page: Page, name: 'When' | 'Check'): Promise<void> {
	const step = page.getByRole('heading', { name, exact: true });
	const next = page.getByRole('button', { name: `Next: ${name}` });
	await step.or(next).first().waitFor();
	if (!(await step.isVisible())) await next.click();
	await step.waitFor();
}

/** Answers for whom the visit is, once a service is chosen. On a phone the tap continues to the next step. */
export async function chooseForWhom(page: Page, who: RegExp = /^Me/): Promise<void> {
	await page.getByRole('radio', { name: who }).check();
	await page.getByRole('heading', { name: 'When', exact: true }).waitFor();
}

/** Chooses a psychologist by name, instead of the first available. */
export async function choosePerson(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole('button', { name: 'Choose a person' }).click();
	await page.getByRole('radio', { name }).check();
}

/** The chosen psychologist, as its row shows it. */
export const chosenPerson = (page: Page, name: string) =>
	page.getByRole('region', { name: 'Who you see' }).locator('b', { hasText: name });

/** The note's field, opened if it is closed. */
export async function noteBox(page: Page) {
	await goToStep(page, 'Check');
	const add = page.getByRole('button', { name: 'Add a note (optional)' });
	if ((await add.getAttribute('aria-expanded')) === 'false') await add.click();
	return page.getByLabel('Notes for your psychologist');
}

/** Chooses the n-th day with free times, 0-based, and loads later days if the list ends before it. */
export async function chooseFreeDay(page: Page, day: number): Promise<void> {
	const free = page.getByRole('radio', { name: /times? free/ });
	const days = page.locator('input[type=radio][name=date]');
	await free.first().waitFor({ state: 'attached' });
	while ((await free.count()) <= day) {
		const shown = await days.count();
		await page.getByRole('button', { name: 'Later days' }).click();
		await days.nth(shown).waitFor({ state: 'attached' });
	}
	await free.nth(day).check();
}

/**
 * Opens the schedule page, chooses a service, the client, optionally a psychologist, the n-th free day and its first
 * time, and continues to the check.
 */
export async function fillIn(
	page: Page,
	origin: string,
	{ service, psychologist, day = 3 }: { service: RegExp; psychologist?: string; day?: number },
): Promise<void> {
	await page.goto(`${origin}/schedule-appointment`);
	await page.getByRole('radio', { name: service }).check();
	await chooseForWhom(page);
	if (psychologist) await choosePerson(page, psychologist);
	await chooseFreeDay(page, day);
	await page.locator('input[type=radio][name=time]').first().check();
	await goToStep(page, 'Check');
}

/** The number on the shown ticket. */
export async function ticketNumberOn(page: Page): Promise<string> {
	const text = await page
		.getByText(/^TUL-\d\d-[A-Z0-9]{5}$/)
		.first()
		.textContent();
	if (!text) throw new Error('The page shows no ticket number.');
	return text;
}

/** Presses Confirm, in the last step, and waits for the ticket. */
export async function book(page: Page): Promise<string> {
	await goToStep(page, 'Check');
	await confirmButton(page).click();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	return ticketNumberOn(page);
}

/** The session token of the page. */
export const tokenOf = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const stored = sessionStorage.getItem('tulia.session') ?? localStorage.getItem('tulia.session') ?? '{}';
		return String((JSON.parse(stored) as { token?: string }).token);
	});

/** The appointments of a session, from the API. */
export async function appointmentsOf(origin: string, token: string): Promise<readonly { readonly status: string }[]> {
	const { body } = await call(origin, '/api/appointments', { token });
	return body.data as readonly { readonly status: string }[];
}
