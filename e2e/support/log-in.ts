import type { Page, Response } from 'playwright-core';

export interface Person {
	readonly name: string;
	readonly email: string;
	readonly password: string;
}

/** The admin of the demo seed. */
export const admin: Person = { name: 'Nyambura Otieno', email: 'admin@tulia.example', password: 'Karibu!2026' };

/** A client with a new account, made through the API. */
export async function newClient(origin: string, name = 'Wairimu Kariuki'): Promise<Person> {
	const person = {
		name,
		email: `wairimu-${Math.random().toString(36).slice(2)}@example.com`,
		password: 'Lalasalama1!',
	};
	const answer = await fetch(`${origin}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...person, confirmPassword: person.password, terms: true }),
	});
	if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
	return person;
}

/** Logs in through the form and waits until the site has moved on. Throws with the answer, or with what the page says instead. */
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
	await page.getByRole('button', { name: 'Log in' }).click();
	await page
		.waitForURL((url) => url.pathname !== '/login')
		.catch(async (cause) => {
			const text = await page.locator('body').ariaSnapshot();
			throw new Error(`Still at the log-in. Answers: ${answers.join(', ') || 'none'}. The page:\n${text}`, { cause });
		});
	page.off('response', note);
}
