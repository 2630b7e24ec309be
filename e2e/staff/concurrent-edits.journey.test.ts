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
	// What the API refuses on purpose, or is not asked at all, is no error.
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

/** What a colleague does at the same time. */
async function colleague(method: string, path: string, body?: object) {
	const { cloud, day } = staff();
	const options = { method, token: day.token, ...(body ? { body } : {}) };
	const answer = await call(cloud.origin, `/api/admin/${path}`, options);
	expect(answer.status).toBeLessThan(300);
	return answer.body;
}

test('an outcome that a colleague recorded first takes the place of the one that was shown at once', async () => {
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

test('a service that two people change is shown in both versions, and what was typed is kept and can be saved', async () => {
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

	// The network fails just now: nothing that was typed is lost, and the next attempt saves it.
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

test('an article is left once its words are saved, and after a question where they cannot be', async () => {
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
	// An attempt of the autosave that was broken a moment before may still have been failing.
	if (await question.isVisible()) {
		await page.keyboard.press('Escape');
		await page.goBack();
	}
	await saved.waitFor();
	expect(await question.count()).toBe(0);
});

test('an article is brought back to what it was, and never over what a colleague saved meanwhile', async () => {
	const words = {
		...{ title: 'A walk at dawn', snippet: 'Ten minutes help.', author: 'Amina Hassan', category: 'Wellness' },
		...{ aboutAuthor: 'Psychologist at the centre.', imageUrl: 'cover-wellness', content: '<p>Go outside.</p>' },
	};
	const { id } = await colleague('POST', 'articles', words);
	const title = page.getByLabel('Title', { exact: true });
	await go(`/admin/blogs/${id}`);
	await title.fill('A walk at dusk');
	await button('Show earlier versions').click();
	// There once the words were saved by themselves.
	await page.getByRole('list', { name: 'Earlier versions' }).getByRole('link').press('Enter');
	await page.getByRole('heading', { level: 1, name: /^As it was on / }).waitFor();
	await page.locator('dd ins').getByText('dusk').waitFor();
	const { version } = await colleague('GET', `articles/${id}`);
	await colleague('PATCH', `articles/${id}`, { ...words, title: 'A walk at noon', version });
	await button('Restore this version').click();
	await alert(/^Not restored: somebody else saved the article meanwhile/);
	await page.locator('dd ins').getByText('noon').waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button('Restore this version').press('Enter');
	await page.getByRole('heading', { level: 1, name: 'Edit article' }).waitFor();
	expect(await title.inputValue()).toBe(words.title);
	await button('Show earlier versions').click();
	await page.getByRole('list', { name: 'Earlier versions' }).getByRole('link').nth(2).waitFor();
});

test('an account is disabled once its address was typed, and its bookings stay in sight', async () => {
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

test('a psychologist who sees nobody any more is saved once the visits that are left were seen', async () => {
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

test('a day is closed after those who are booked on it were listed, and the site says why', async () => {
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
