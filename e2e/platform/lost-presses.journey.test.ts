import { openBrowser, openPage } from '@tulia/test-kit/browser';
import type { Browser } from 'playwright-core';

let browser: Browser;
beforeAll(async () => {
	browser = await openBrowser({ isWindowless: true });
});
afterAll(() => browser.close());

const PAGE = 'data:text/html,<button id="go">Go <b>on</b></button>';

/** What happens to the button between press and release. */
const meanwhile = {
	replaced: () => document.querySelector('button')?.replaceWith('Go on'),
	moved: () =>
		document.querySelector('button')?.before(...'1234567890'.split('').map(() => document.createElement('hr'))),
	kept: () => document.querySelector('b')?.replaceWith('away'),
};

test.each([
	['replaced', ['error: A press did nothing: BUTTON "Go on" was replaced']],
	['moved', ['error: A press did nothing: BUTTON "Go on" was moved']],
	['kept', []],
] as const)('a press on a button that is %s meanwhile is reported as %j', async (how, errors) => {
	const context = await browser.newContext();
	const { page, pageErrors } = await openPage(context);
	await page.goto(PAGE);
	await page.getByText('on', { exact: true }).hover();
	await page.mouse.down();
	await page.evaluate(meanwhile[how]);
	await page.mouse.up();
	await page.evaluate('0'); // the console's messages arrive before this resolves
	expect(pageErrors).toEqual(errors);
	await context.close();
});
