import { openPage, phone } from '@tulia/test-kit/browser';
import { journeyFixture } from '../journey-fixture.ts';
import { admin, newClient } from '../log-in.ts';
import {
	appearancesOf,
	checkAccessibility,
	checkHeight,
	checkReflow,
	expectTexts,
	rememberedSession,
	type StoredSession,
} from './page-checks.ts';
import { openState, type PageState } from './page-state.ts';

/**
 * Opens each state on a phone and checks the specification's texts, then accessibility: axe in both themes and at both
 * sizes, its height, 320 pixels, text at 200%, no error in the console, nothing blocked by the content policy.
 */
export function testPageStates(states: readonly PageState[]): void {
	const site = journeyFixture({ isWindowless: true });
	const sessions: { client?: StoredSession; admin?: StoredSession } = {};

	beforeAll(async () => {
		const { cloud, browser } = site;
		const wanted = new Set(states.map(({ as }) => as));
		if (wanted.has('client'))
			sessions.client = await rememberedSession(browser, cloud.origin, await newClient(cloud.origin));
		if (wanted.has('admin')) sessions.admin = await rememberedSession(browser, cloud.origin, admin);
	});

	test.each(states)('the state $name shows its texts, is accessible and reflows', async (state) => {
		const storageState = state.as && sessions[state.as];
		const context = await site.browser.newContext({
			viewport: phone,
			reducedMotion: 'reduce',
			...(storageState ? { storageState } : {}),
		});
		const { page, pageErrors } = await openPage(context, state.ignoredErrors ? { ignore: state.ignoredErrors } : {});
		await openState(page, state, site.cloud.origin);
		await expectTexts(page, state);
		for (const each of appearancesOf(state)) await checkAccessibility(page, each);
		await checkHeight(page, state);
		await checkReflow(page, state);
		expect(pageErrors).toEqual([]);
		await context.close();
	});
}
