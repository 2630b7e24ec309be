import { openBrowser } from '@tulia/test-kit/browser';
import type { Browser } from 'playwright-core';
import { logIn, newClient } from '../support/log-in.ts';
import { endAll, leftOf, type RunningProcess, withDescendants } from '../support/processes/descendants.ts';
import { type DevLoop, openDevPage, startDevLoop } from '../support/processes/dev-loop.ts';

let loop: DevLoop;
let browser: Browser;
let processes: readonly RunningProcess[] = [];
beforeAll(async () => {
	loop = await startDevLoop('mfe-booking');
	browser = await openBrowser();
	processes = withDescendants(loop.npm.pid ?? 0);
});
afterAll(async () => {
	await browser?.close();
	endAll(processes);
	await loop?.stop();
});

test('one module is served from its sources, beside built ones', async () => {
	const { page, pageErrors } = await openDevPage(browser);
	const entries: string[] = [];
	page.on('response', (response) => {
		if (response.url().includes('remoteEntry.js')) entries.push(response.url());
	});
	await logIn(page, loop.origin, await newClient(loop.origin));
	await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
	await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();
	await page.goto(`${loop.origin}/schedule-appointment`);
	await page.getByRole('button', { name: 'Add a note (optional)' }).click();
	await page.getByLabel('Notes for your psychologist').fill('typed before the edit');
	expect(entries.filter((url) => url.startsWith(`${loop.origin}/mfe/content/`))).not.toHaveLength(0);
	expect(entries.filter((url) => url.startsWith(loop.origin) && url.includes('booking'))).toHaveLength(0);

	const form = 'mfe-booking/src/features/schedule-appointment/add-note.tsx';
	await loop.edit(form, 'Notes for your psychologist', 'Notes, edited');
	await page.getByLabel('Notes, edited').waitFor();
	expect(await page.getByLabel('Notes, edited').inputValue()).toBe('typed before the edit');
	expect(pageErrors.filter((text) => /Content Security Policy|uncaught/.test(text))).toEqual([]);
});

test('a killed npm leaves no process of the development servers', async () => {
	expect(processes.length).toBeGreaterThan(4);
	loop.npm.kill('SIGKILL');
	expect(await leftOf(processes, 240)).toEqual([]);
});
