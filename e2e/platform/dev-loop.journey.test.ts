import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { logIn, newClient } from '../support/log-in.ts';
import { type DevLoop, openDevPage, startDevLoop } from '../support/processes/dev-loop.ts';

const FORM = 'mfe-booking/src/features/schedule-appointment/add-note.tsx';
const LABEL = 'Notes for your psychologist';

let loop: DevLoop;
let browser: Browser;
let page: Page;
beforeAll(async () => {
	loop = await startDevLoop();
	browser = await openBrowser();
	({ page } = await openDevPage(browser));
	await logIn(page, loop.origin, await newClient(loop.origin));
	await page.goto(`${loop.origin}/schedule-appointment`);
	await page.getByRole('button', { name: 'Add a note (optional)' }).click();
	await page.getByLabel(LABEL).fill('typed before the edit');
	await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
});
afterAll(async () => {
	await browser?.close();
	await loop?.stop();
});

const isSameDocument = () => page.evaluate(() => 'isSameDocument' in globalThis);

test('an edited component of a module is on screen, and what was typed into it is preserved', async () => {
	await loop.edit(FORM, LABEL, 'Notes, edited');
	const notes = page.getByLabel('Notes, edited');
	await notes.waitFor();
	expect(await notes.inputValue()).toBe('typed before the edit');
	expect(await isSameDocument()).toBe(true);
	await loop.edit(FORM, 'Notes, edited', LABEL);
	await page.getByLabel(LABEL).waitFor();
});

test('an edited stylesheet is on screen without a reload', async () => {
	const file = 'mfe-booking/src/features/schedule-appointment/schedule-appointment.module.css';
	await loop.edit(file, '.book {', '.book {\n\tcolor: rgb(1, 2, 3);');
	const colour = () =>
		page.evaluate(() => getComputedStyle(document.querySelector('[class*=__book]') ?? document.body).color);
	await loop.until(colour, (found) => found === 'rgb(1, 2, 3)');
	expect(await isSameDocument()).toBe(true);
});

test('an edit of the design system, which the shell provides, reaches the page of a module', async () => {
	await loop.edit('packages/ui/src/form/field-frame.tsx', '(optional)', '(as you like)');
	await page.getByText('(as you like)').first().waitFor();
});

test('a syntax error is shown in the terminal and on the page, and fixing it restores the page', async () => {
	await loop.edit(FORM, 'export function AddNote', 'export export function AddNote');
	await loop.until(
		async () => loop.output(),
		(text) => /ERROR in \.\/src\/features\/schedule-appointment\/add-note\.tsx/.test(text),
	);
	const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
	await overlay
		.getByText(/add-note\.tsx/)
		.first()
		.waitFor();
	await loop.edit(FORM, 'export export function AddNote', 'export function AddNote');
	await loop.edit(FORM, LABEL, 'Notes, mended');
	await page.getByLabel('Notes, mended').waitFor();
	await page.locator('#rspack-dev-server-client-overlay').waitFor({ state: 'detached' });
});

const services = async () => (await fetch(`${loop.origin}/api/services`)).text();

test('an edited function answers with its new code, and its log has the source position of a failure', async () => {
	const file = 'lambdas/src/service/list-services.usecase.ts';
	const before = 'ok({ data: [...(await services.list())] })';
	await loop.edit(file, before, 'ok({ data: (await services.list()).slice(0, 1) })');
	await loop.until(services, (text) => JSON.parse(text).data?.length === 1);
	await loop.edit(
		file,
		'ok({ data: (await services.list()).slice(0, 1) })',
		'Promise.reject(new Error(String(await services.list())))',
	);
	await loop.until(services, (text) => text.includes('internal_error') || JSON.parse(text).status === 500);
	const logs = await fetch(`${loop.origin}/__local/api/logs`);
	expect(await logs.text()).toMatch(/list-services\.usecase\.ts:\d+/);
	await loop.edit(file, 'Promise.reject(new Error(String(await services.list())))', before);
	await loop.until(services, (text) => JSON.parse(text).data?.length > 1);
});

test('an edited contract is enforced by the function and by the form', async () => {
	const file = 'packages/contracts/src/identity/schemas.ts';
	await loop.edit(file, 'You must accept the terms and conditions', 'Please accept the terms');
	const register = async () => {
		const body = JSON.stringify({ name: 'Wairimu', email: 'w@example.com', password: 'a', confirmPassword: 'a' });
		const headers = { 'content-type': 'application/json' };
		return (await fetch(`${loop.origin}/api/auth/register`, { method: 'POST', headers, body })).text();
	};
	await loop.until(register, (text) => text.includes('Please accept the terms'));
	const { page: visitor } = await openDevPage(browser);
	// The function may be rebuilt before the bundle of the page.
	const isRefusedByForm = async () => {
		await visitor.goto(`${loop.origin}/register`);
		await visitor.getByRole('main').getByRole('button', { name: 'Create account' }).click();
		return visitor
			.getByText('Please accept the terms')
			.first()
			.waitFor({ timeout: 5000 })
			.then(
				() => true,
				() => false,
			);
	};
	await loop.until(isRefusedByForm, (isRefused) => isRefused);
});
