import type { Page, Route } from 'playwright-core';
import { checkAccessibility, STAFF_STATE_APPEARANCES } from '../support/page-states/page-checks.ts';
import { NETWORK_ERRORS } from '../support/page-states/page-state.ts';
import { adminPageStates } from '../support/page-states/staff/admin-page-states.ts';
import { resolvePath } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture({ isWindowless: true });

/** Intercepts one path of the API; the returned function answers the pending call and later ones. */
async function interceptApi(page: Page, api: string) {
	let answer: ((route: Route) => Promise<void>) | undefined;
	const waiting: Route[] = [];
	await page.route(
		({ pathname }) => pathname === api,
		async (route) => {
			if (answer) await answer(route);
			else waiting.push(route);
		},
	);
	return async (how: (route: Route) => Promise<void>): Promise<void> => {
		answer = how;
		await Promise.all(waiting.splice(0).map(how));
	};
}

const shows = (page: Page, words: string): Promise<void> =>
	page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();

/** Checks each state in alternating appearances; every second page begins with the other one. */
function alternatingChecks(page: Page, at: number): () => Promise<void> {
	let turn = at;
	return async () => {
		const next = STAFF_STATE_APPEARANCES[turn % STAFF_STATE_APPEARANCES.length];
		turn += 1;
		if (next) await checkAccessibility(page, next);
	};
}

const loadingPages = adminPageStates.flatMap(({ name, path, loading }) =>
	loading ? [{ name, path, ...loading }] : [],
);

test.each(loadingPages.map((page, at) => ({ ...page, at })))(
	'the page of the state $name shows its loading state, its error, and its data after a retry',
	async ({ at, path, api, failed, empty, text }) => {
		const { cloud, day, newPage } = staff();
		const { page, pageErrors } = await newPage({ ignore: NETWORK_ERRORS });
		const answerWith = await interceptApi(page, resolvePath(day, api));
		const checkNext = alternatingChecks(page, at);
		await page.goto(cloud.origin + resolvePath(day, path));
		await page.locator('main:has(h1) [aria-busy=true]').first().waitFor({ state: 'attached' });
		await checkNext();

		await answerWith((route) => route.abort());
		await shows(page, failed);
		await checkNext();

		await answerWith((route) => (empty ? route.fulfill({ json: empty }) : route.continue()));
		await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
		await shows(page, text);
		expect(await page.getByRole('main').getByText(failed).count()).toBe(0);
		if (empty) await checkNext();
		expect(pageErrors).toEqual([]);
		await page.close();
	},
);
