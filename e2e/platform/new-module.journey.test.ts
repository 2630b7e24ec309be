import { accessibilityViolations, desktop, openBrowser, openPage } from '@tulia/test-kit/browser';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import type { Browser } from 'playwright-core';
import { logIn, newClient } from '../support/log-in.ts';
import { makeModule, type NewModule } from '../support/processes/new-module.ts';

let newModule: NewModule;
let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	newModule = await makeModule('groups', '/groups');
	cloud = await newModule.startCloud();
	browser = await openBrowser({ now: cloud.now });
});
afterAll(async () => {
	await browser?.close();
	await cloud?.stop();
	await newModule?.remove();
});

test('a new module is released into the running cloud, and its page opens for a client', async () => {
	const { code, output } = await newModule.release(cloud);
	expect(output).toMatch(/browser: 1 pages opened.*groups [0-9a-f]+ is live/s);
	expect(code).toBe(0);
	const { page, pageErrors } = await openPage(await browser.newContext({ viewport: desktop }));
	await page.goto(`${cloud.origin}/groups`);
	await page.waitForURL(/\/login/);
	await page.getByText('Please log in to continue.').waitFor();

	await logIn(page, cloud.origin, await newClient(cloud.origin));
	await page.goto(`${cloud.origin}/groups`);
	await page.getByRole('heading', { level: 2, name: 'Nothing here yet' }).waitFor();
	await page.getByRole('heading', { level: 1, name: 'Groups' }).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(pageErrors).toEqual([]);
});

test('the page of a new module has its own heading before any script has run', async () => {
	const answer = await fetch(`${cloud.origin}/groups`);
	expect(await answer.text()).toMatch(/<h1[^>]*>Groups<\/h1>/);
});

test('a new module has the commands of every module', async () => {
	const commandsOf = async (name: string): Promise<unknown> =>
		JSON.parse(await newModule.run('npm', 'pkg', 'get', 'scripts', '-w', `mfe-${name}`));
	const ofBooking = JSON.stringify(await commandsOf('booking'));
	expect(JSON.stringify(await commandsOf('groups'))).toBe(ofBooking.replaceAll('booking', 'groups'));
});

test('a new module has a pipeline like the others, and a code owner', async () => {
	expect(await newModule.run('npx', 'tsx', 'scripts/checks/pipelines.mjs')).toContain(
		'without a mistake, one for each module',
	);
	expect(await newModule.run('cat', 'CODEOWNERS')).toMatch(/^\/mfe-groups\/ +@\w+\/groups$/m);
});

test.each([
	['without a name', [], /Name the module and its path/],
	['for the second time', ['groups', '/groups'], /There is a module groups already: choose another name/],
	['with a capital letter', ['Groups', '/more'], /use 2 to 20 lower-case letters and digits/],
	['named by a word of JavaScript', ['new', '/more'], /choose another name/],
	['named like an address', ['services', '/more'], /names an address .* choose another name/],
	['at a path without a slash', ['more', 'more'], /begin with a slash/],
	['at a path with a digit', ['more', '/more2'], /use lower-case letters and hyphens/],
	['at the path of a public page', ['more', '/contact'], /meets \/contact, .* choose another path/],
	['beneath the path of another module', ['more', '/groups/more'], /meets \/groups, .* choose another path/],
	['above the articles', ['more', '/blogs'], /meets \/blogs, .* choose another path/],
	['at a folder of the site bucket', ['more', '/mfe'], /meets \/mfe, .* choose another path/],
	['with two paths', ['more', '/more', '/much'], /leave out "\/much"/],
])('a module %s is refused with one sentence, and nothing is changed', async (_what, args, sentence) => {
	const before = await newModule.run('cat', 'package.json', 'packages/contracts/src/site-modules.ts');
	await expect(newModule.run('node', 'scripts/new-module.mjs', ...args)).rejects.toThrow(sentence);
	expect(await newModule.run('cat', 'package.json', 'packages/contracts/src/site-modules.ts')).toBe(before);
});
