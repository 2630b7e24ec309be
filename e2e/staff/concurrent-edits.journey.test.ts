import { accessibilityViolations, type PageErrors, untilSaid } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { tablet } from '../support/page-states/page-state.ts';
import { dayAfter, resolvePath, type Visit } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();

let page: Page;
let pageErrors: PageErrors;
beforeAll(async () => {
	// Expected refusals of the API, and aborted calls, are no errors.
	const opened = await staff().newPage({ ignore: /status of 4\d\d|net::ERR/ });
	page = opened.page;
	pageErrors = opened.pageErrors;
	await page.setViewportSize(tablet);
});
afterEach(() => expect(pageErrors).toEqual([]));

const go = (path: string): Promise<unknown> => page.goto(staff().cloud.origin + resolvePath(staff().day, path));
const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const alert = (words: string | RegExp): Promise<void> => page.getByRole('alert').getByText(words).first().waitFor();
const visit = (name: string): Visit => {
	const found = staff().day.visits[name];
	if (!found) throw new Error(`Nobody is called ${name}.`);
	return found;
};

/** A colleague's change at the same time. */
async function colleague(method: string, path: string, body?: object) {
	const { cloud, day } = staff();
	const options = { method, token: day.token, ...(body ? { body } : {}) };
	const answer = await call(cloud.origin, `/api/admin/${path}`, options);
	expect(answer.status).toBeLessThan(300);
	return answer.body;
}

test('an outcome that a colleague recorded first replaces the optimistic one', async () => {
	const { id, ticketNumber } = visit('Grace');
	await go('/admin/appointments');
	const row = page.getByRole('row').filter({ hasText: ticketNumber });
	await row.getByRole('button', { name: /^Missed/ }).waitFor();
	await colleague('PATCH', `appointments/${id}`, { status: 'attended' });
	await row.getByRole('button', { name: /^Missed/ }).click();
	await alert('Not recorded: somebody else changed this appointment. It is now attended.');
	await row.getByText('Attended', { exact: true }).waitFor();
	expect(await row.getByText('Missed', { exact: true }).count()).toBe(0);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('conflicting changes of a service are shown in both versions, and what was typed can still be saved', async () => {
	await go('/admin/sessions?edit=stress-management');
	await page.getByLabel('Short description').fill('Mine');
	const data = (await colleague('GET', 'services')).data as readonly { id: string }[];
	const found = data.find((one) => one.id === 'stress-management') ?? { id: '' };
	const { id, ...fields } = found;
	await colleague('PATCH', `services/${id}`, { ...fields, shortDescription: 'Theirs' });
	await button('Save').click();
	await page.getByText('Saved now: Theirs').waitFor();
	expect(await page.getByLabel('Short description').inputValue()).toBe('Mine');
	expect(await accessibilityViolations(page)).toEqual([]);

	// The network fails now: what was typed is preserved, and the next attempt saves it.
	const api = ({ pathname }: URL): boolean => pathname.startsWith('/api/admin/services/');
	await page.route(api, (route) => route.abort());
	await button('Save my version').click();
	await alert(/What you typed is still here/);
	await page.unroute(api);
	await button('Save').click();
	await untilSaid(page, 'Saved: Stress Management');
	const site = (await call(staff().cloud.origin, '/api/services')).body.data as readonly Record<string, unknown>[];
	expect(site.find((one) => one.id === 'stress-management')?.shortDescription).toBe('Mine');
});

test('an article is left once its text is saved, and after a question where it cannot be saved', async () => {
	const api = ({ pathname }: URL): boolean => pathname.startsWith('/api/admin/articles/');
	const title = page.getByLabel('Title', { exact: true });
	const question = page.getByRole('dialog', { name: 'Leave without saving?' });
	await go('/admin/blogs');
	await page.getByRole('main').getByRole('table').getByRole('link').first().click();
	await page.getByLabel('Article text').waitFor();
	await page.route(api, (route) => route.abort());
	await title.fill('Typed on the way out');
	await page.goBack();
	await question.waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await title.inputValue()).toBe('Typed on the way out');
	expect(new URL(page.url()).pathname).toMatch(/^\/admin\/blogs\/./);

	await page.unroute(api);
	const saved = page.getByRole('main').getByRole('link', { name: 'Typed on the way out' });
	await page.goBack();
	await saved.or(question).waitFor();
	// An autosave that failed a moment before may still be pending.
	if (await question.isVisible()) {
		await page.keyboard.press('Escape');
		await page.goBack();
	}
	await saved.waitFor();
	expect(await question.count()).toBe(0);
});

test("an article is restored to an earlier version, but never over a colleague's newer one", async () => {
	const words = {
		...{ title: 'A walk at dawn', snippet: 'Ten minutes help.', author: 'Amina Hassan', category: 'Wellness' },
		...{ aboutAuthor: 'Psychologist at the centre.', imageUrl: 'cover-wellness', content: '<p>Go outside.</p>' },
	};
	const { id } = await colleague('POST', 'articles', words);
	const title = page.getByLabel('Title', { exact: true });
	await go(`/admin/blogs/${id}`);
	await title.fill('A walk at dusk');
	await page.locator('summary', { hasText: 'Earlier versions' }).click();
	// Shown once the text was saved automatically.
	const earlier = page.getByRole('list', { name: 'Earlier versions' }).getByRole('link');
	await earlier.waitFor();
	// The page reads the article again; were it read after the colleague's save, the page would know of that.
	const reading = page.waitForResponse(
		(response) => response.request().method() === 'GET' && response.url().endsWith(`/admin/articles/${id}`),
	);
	await earlier.press('Enter');
	await page.getByRole('heading', { level: 1, name: /^As it was on / }).waitFor();
	await page.locator('dd ins').getByText('dusk').waitFor();
	await reading;
	const { version } = await colleague('GET', `articles/${id}`);
	await colleague('PATCH', `articles/${id}`, { ...words, title: 'A walk at noon', version });
	await button('Restore this version').click();
	await alert(/^Not restored: somebody else saved the article meanwhile/);
	await page.locator('dd ins').getByText('noon').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button('Restore this version').press('Enter');
	await page.getByRole('heading', { level: 1, name: 'Edit article' }).waitFor();
	expect(await title.inputValue()).toBe(words.title);
	await page.locator('summary', { hasText: 'Earlier versions' }).click();
	await page.getByRole('list', { name: 'Earlier versions' }).getByRole('link').nth(2).waitFor();
});

test('an account is disabled once its address was typed, and its bookings stay visible', async () => {
	await go('/admin/users/{Daniel’s account}');
	await page.getByText(visit('Daniel').ticketNumber).waitFor();
	await page.getByRole('radio', { name: /^Disabled/ }).check();
	await button('Save roles and state').click();
	await page.getByText('Please type the email address').first().waitFor();
	await page.getByLabel(/^To confirm, type/).fill('daniel.ouma@example.com');
	await button('Save roles and state').click();
	await untilSaid(page, 'Saved: Daniel Ouma');
	const { user } = await colleague('GET', `users/${staff().day.danielUserId}`);
	expect(user).toMatchObject({ status: 'disabled' });
	await page.getByText(visit('Daniel').ticketNumber).waitFor();
});

test('a psychologist who stops seeing clients is saved once the remaining visits were reviewed', async () => {
	await go('/admin/psychologists?edit=peter-mutiso');
	await page.getByLabel('Sees clients').uncheck();
	await button(/^Save$/).click();
	await alert(/^Not saved yet: \d+ coming visits are concerned/);
	for (const name of ['Brian', 'Samuel']) await page.getByText(visit(name).ticketNumber).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button('I have seen them: save').click();
	await untilSaid(page, /^Saved: /);
	const { data } = (await call(staff().cloud.origin, '/api/psychologists')).body;
	expect(JSON.stringify(data)).not.toContain('peter-mutiso');
});

test('a day is closed after its visits were listed, and the site shows the reason', async () => {
	const date = dayAfter(staff().day.date, 1);
	await go('/admin/closures');
	await page.getByLabel('First day', { exact: true }).fill(date);
	for (const name of ['Samuel', 'Esther']) await page.getByText(visit(name).ticketNumber).waitFor();
	await page.getByLabel('Reason').fill('The team is away to learn');
	await button('Save the closure').click();
	await untilSaid(page, /^Closed:/);
	const query = `serviceId=anxiety-management&from=${date}&to=${date}`;
	const { data } = (await call(staff().cloud.origin, `/api/appointments/availability?${query}`)).body;
	expect(data).toEqual([expect.objectContaining({ date, state: 'closed', reason: 'The team is away to learn' })]);
});
