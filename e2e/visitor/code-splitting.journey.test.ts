import { prefixOf, remoteModules } from '@tulia/contracts/site-modules';
import { openPage, phone, startApp } from '@tulia/test-kit/browser';
import { journeyFixture } from '../support/journey-fixture.ts';
import { networkSettled } from '../support/network-settled.ts';
import { publicPageStates } from '../support/page-states/public-page-states.ts';

const site = journeyFixture();

/** Every page a visitor can open by its address. */
const addresses = new Set(
	publicPageStates
		.filter(({ as, before, act }) => !as && !before && !act)
		.map(({ path }) => path.replace(/[?#].*/, '')),
);

const guarded = remoteModules.filter(({ routes }) => routes.length > 0).map(({ name }) => `/${prefixOf(name)}/`);

test('a visitor never downloads the code of a guarded module', async () => {
	const context = await site.browser.newContext({ viewport: phone });
	const { page } = await openPage(context);
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	for (const path of [...addresses, '/login', '/register']) {
		await page.goto(site.cloud.origin + path);
		await startApp(page);
		await networkSettled(page);
	}
	expect(guarded.length).toBeGreaterThan(1);
	expect(requested.filter((url) => guarded.some((folder) => url.includes(folder)))).toEqual([]);
	await context.close();
});
