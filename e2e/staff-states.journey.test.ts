import type { Page, Route } from 'playwright-core';
import { look, STAFF_STATE_LOOKS } from './support/looks.ts';
import { NETWORK } from './support/scene.ts';
import { addressOn } from './support/staff-day.ts';
import { onStage } from './support/staff-stage.ts';
import { asking } from './support/staff-states.ts';

const stage = onStage();

/** Stands between a page and one path of the API, and answers when it is told to, as it is told to. */
async function standBefore(page: Page, api: string) {
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

/** Looks at each state on one device and in one theme, at the next on the other and in the other; every second page begins there. */
function looker(page: Page, at: number): () => Promise<void> {
	let turn = at;
	return async () => {
		const next = STAFF_STATE_LOOKS[turn % STAFF_STATE_LOOKS.length];
		turn += 1;
		if (next) await look(page, next);
	};
}

test.each(asking.map((page, at) => ({ ...page, at })))(
	'the page of the $name waits, says that no answer came, and has it when asked again',
	async ({ at, path, api, failed, empty, says }) => {
		const { cloud, day, newPage } = stage();
		const { page, witness } = await newPage({ ignore: NETWORK });
		const answerWith = await standBefore(page, addressOn(day, api));
		const lookAgain = looker(page, at);
		await page.goto(cloud.origin + addressOn(day, path));
		await page.locator('main:has(h1) [aria-busy=true]').first().waitFor({ state: 'attached' });
		await lookAgain();

		await answerWith((route) => route.abort());
		await shows(page, failed);
		await lookAgain();

		await answerWith((route) => (empty ? route.fulfill({ json: empty.json }) : route.continue()));
		await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
		await shows(page, empty?.says ?? says ?? '');
		expect(await page.getByRole('main').getByText(failed).count()).toBe(0);
		if (empty) await lookAgain();
		expect(witness.complaints).toEqual([]);
		await page.close();
	},
	90_000,
);
