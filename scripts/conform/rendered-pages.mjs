import { admin, logIn, newClient } from '../../e2e/support/log-in.ts';
import { desktop, openBrowser, startApp } from '../../packages/test-kit/src/browser.ts';

/** An address without what tells one thing from the next: one page of each kind is enough. */
const kindOf = (path) => path.replaceAll(/\/(?:[^/]*\d[^/]*)(?=\/|$)/g, '/…');

/** Follows links from a page; adds one page of each kind to `found`, with its rendered HTML. */
async function followLinks(page, origin, first, found) {
	const [waiting, visited] = [[first], new Set(found.keys())];
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		if (visited.has(kindOf(path))) continue;
		visited.add(kindOf(path));
		await page.goto(origin + path);
		await startApp(page);
		await page.waitForFunction(
			() => document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]'),
		);
		// A page behind a log-in redirects a visitor to the log-in.
		const at = new URL(page.url()).pathname;
		found.set(kindOf(at), { address: `${at}, rendered`, html: await page.content() });
		const links = await page.evaluate(() =>
			[...document.querySelectorAll('a[href]')].flatMap(({ origin, pathname }) =>
				origin === location.origin ? [pathname] : [],
			),
		);
		waiting.push(...links.filter((link) => !/^\/(?:api|__local)\/|\.\w+$/.test(link)));
	}
}

/** The pages as a browser has them after rendering: for a visitor, a client and an owner. */
export async function renderedPages(origin) {
	const browser = await openBrowser({ isWindowless: true });
	try {
		const people = [
			['/', undefined],
			['/account', await newClient(origin)],
			['/admin', admin],
		];
		const found = new Map();
		for (const [first, person] of people) {
			const context = await browser.newContext({ viewport: desktop });
			const page = await context.newPage();
			if (person) await logIn(page, origin, person);
			await followLinks(page, origin, first, found);
			await context.close();
		}
		return [...found.values()];
	} finally {
		await browser.close();
	}
}
