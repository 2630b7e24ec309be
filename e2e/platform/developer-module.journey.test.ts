import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { accessibilityViolations, desktop, openPage } from '@tulia/test-kit/browser';
import { readOutput } from '@tulia/test-kit/child-output';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { freePort } from 'local-cloud/free-port';
import type { BrowserContext } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';
import { synthesise } from '../support/processes/synthesise.ts';
import { until } from '../support/until.ts';

/** The stage without developer modules, like live. */
const site = journeyFixture();

let assemblyDir: string;
let stage: LocalCloud;
let port: number;
let server: ChildProcess;
beforeAll(async () => {
	assemblyDir = await synthesise({ developerModules: 'allowed' });
	stage = await startLocalCloud({ assemblyDir });
	port = await freePort();
	server = spawn('npm', ['run', 'dev', '-w', 'mfe-content', '--', '--against', stage.origin], {
		cwd: repositoryRoot(),
		env: { ...process.env, DEV_PORT: String(port), NODE_OPTIONS: '' },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	const output = readOutput(server);
	await until(
		async () => output(),
		(text) => text.includes('compiled successfully'),
	);
});
afterAll(async () => {
	const ended = new Promise((resolve) => server?.once('close', resolve));
	if (server?.pid !== undefined) process.kill(-server.pid, 'SIGINT');
	await ended;
	await stage?.stop();
	await rm(assemblyDir, { recursive: true, force: true });
});

const newContext = (): Promise<BrowserContext> =>
	site.browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });

/** The hosts of the scripts a page has run. */
function scriptOrigins(context: BrowserContext): ReadonlySet<string> {
	const origins = new Set<string>();
	context.on('response', (response) => {
		if (response.request().resourceType() === 'script') origins.add(new URL(response.url()).origin);
	});
	return origins;
}

test('a module chosen by hand runs on each page of the tab, under a bar that leads back', async () => {
	const context = await newContext();
	const origins = scriptOrigins(context);
	const { page } = await openPage(context, { ignore: /rspack-dev-server|ERR_|404/ });
	await page.goto(`${stage.origin}/developer-module`);
	await page.getByLabel('Module', { exact: true }).selectOption('content');
	await page.getByLabel('Port', { exact: true }).fill(String(port));
	await page.getByRole('main').getByRole('button', { name: 'Try it in this tab' }).click();

	const bar = page.getByRole('complementary', { name: 'Developer’s module' });
	await bar.getByText(`The module “content” on this page is a developer’s, from http://localhost:${port}.`).waitFor();
	await until(
		async () => origins,
		(seen) => seen.has(`http://localhost:${port}`),
	);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
	await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor();
	await page.goto(`${stage.origin}/services`);
	await bar.waitFor();
	await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();
	await page.mouse.wheel(0, 2000);
	expect((await bar.boundingBox())?.y).toBe(0);

	await page.keyboard.press('Tab');
	const back = bar.getByRole('button', { name: 'Use the released module' });
	expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.keyboard.press('Enter');
	await bar.waitFor({ state: 'detached' });
	await page.goto(`${stage.origin}/`);
	expect(await bar.count()).toBe(0);
	await context.close();
});

test('no link can choose a module, and another tab does not have the choice', async () => {
	const context = await newContext();
	const origins = scriptOrigins(context);
	const { page } = await openPage(context);
	const query = `module=content&port=${port}&developer-module=content`;
	for (const path of ['/developer-module', '/', '/services']) {
		await page.goto(`${stage.origin}${path}?${query}#${query}`);
		await page.getByRole('main').waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem('tulia.developer-module'))).toBeNull();
	}
	expect([...origins]).toEqual([stage.origin]);
	await context.close();
});

test('a stage without developer modules ignores a choice, and its policy blocks the script', async () => {
	const context = await newContext();
	const origins = scriptOrigins(context);
	const { page } = await openPage(context, { ignore: /Content Security Policy|localhost/ });
	await page.goto(`${site.cloud.origin}/developer-module`);
	await page.getByText('This site runs released modules only.').waitFor();
	await page.evaluate(
		(choice) => sessionStorage.setItem('tulia.developer-module', choice),
		JSON.stringify({ module: 'content', port }),
	);
	await page.goto(`${site.cloud.origin}/services`);
	await page.getByRole('heading', { level: 1, name: 'How we can help' }).waitFor();
	await page.waitForFunction(() => document.documentElement.matches('[data-frame][data-page]'));
	expect(await page.getByRole('complementary', { name: 'Developer’s module' }).count()).toBe(0);
	const loads = (src: string) =>
		new Promise<boolean>((resolve) => {
			const script = Object.assign(document.createElement('script'), { src });
			script.onload = () => resolve(true);
			script.onerror = () => resolve(false);
			document.head.append(script);
		});
	expect(await page.evaluate(loads, `http://localhost:${port}/remoteEntry.js`)).toBe(false);
	expect([...origins]).toEqual([site.cloud.origin]);
	await context.close();
});
