import type { Page, Response } from 'playwright-core';
import { callUntilAvailable, isLate, register } from './api.ts';
import { until } from './until.ts';

export interface Person {
	readonly name: string;
	readonly email: string;
	readonly password: string;
}

/** The admin of the demo seed. */
export const admin: Person = { name: 'Nyambura Otieno', email: 'admin@tulia.example', password: 'Karibu!2026' };

export async function newClient(origin: string, name = 'Wairimu Kariuki'): Promise<Person> {
	const { email, password } = await register(origin, name);
	return { name, email, password };
}

/** Logs in through the API. Resolves with the token of the session. */
export async function logInByApi(origin: string, { email, password }: Person): Promise<string> {
	const answer = await callUntilAvailable(origin, '/api/auth/login', { method: 'POST', body: { email, password } });
	if (answer.status !== 200) throw new Error(`Logging in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return String(answer.body.token);
}

/** Logs in through the form and waits for navigation. Throws with the response, or with the error on the page. */
export async function logIn(
	page: Page,
	origin: string,
	{ email, password }: Person,
	{ remember = false }: { readonly remember?: boolean } = {},
): Promise<void> {
	await page.goto(`${origin}/login`);
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	if (remember) await page.getByLabel('Remember me').check();
	const answers: string[] = [];
	const note = (response: Response): void => {
		if (response.url().startsWith(`${origin}/api/auth/`)) answers.push(`${response.status()} ${response.url()}`);
	};
	page.on('response', note);
	// After a timeout the page asks the person to try again, so this does.
	const submit = async () => {
		const answer = page.waitForResponse(`${origin}/api/auth/login`);
		await page.getByRole('button', { name: 'Log in' }).click();
		const response = await answer;
		return { status: response.status(), contentType: response.headers()['content-type'] ?? '' };
	};
	await until(submit, (answer) => !isLate(answer));
	await page
		.waitForURL((url) => url.pathname !== '/login')
		.catch(async (cause) => {
			const text = await page.locator('body').ariaSnapshot();
			throw new Error(`Still at the log-in. Answers: ${answers.join(', ') || 'none'}. The page:\n${text}`, { cause });
		});
	page.off('response', note);
}

/** Fills in the log-in form once it is shown, and sends it. Other forms have fields of the same names. */
export async function submitLogIn(page: Page, { email, password }: Person): Promise<void> {
	const form = page.getByRole('form', { name: 'Log in' });
	await form.getByLabel('Email').fill(email);
	await form.getByLabel('Password', { exact: true }).fill(password);
	await form.getByRole('button', { name: 'Log in' }).click();
}
