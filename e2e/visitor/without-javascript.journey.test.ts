import { standingPages } from '@tulia/contracts/site-addresses';
import { desktop, phone } from '@tulia/test-kit/browser';
import type { Page } from 'playwright-core';
import { journeyFixture } from '../support/journey-fixture.ts';

const site = journeyFixture();

/** On a page of a browser with scripts disabled, or with failing ones. */
async function withoutScripts(
	kind: 'scripting' | 'scripts',
	viewport: typeof phone,
	use: (page: Page, origin: string) => Promise<unknown>,
): Promise<void> {
	const context = await site.browser.newContext({
		viewport,
		hasTouch: viewport === phone,
		javaScriptEnabled: kind !== 'scripting',
		reducedMotion: 'reduce',
	});
	if (kind === 'scripts') await context.route('**/*.js', (route) => route.abort());
	await use(await context.newPage(), site.cloud.origin);
	await context.close();
}

const visibleIn = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Targets of visible links. */
const hrefs = async (page: Page, selector: string): Promise<string[]> =>
	visibleIn(page, selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Elements of a page that do not work without scripts. */
async function obstacles(page: Page): Promise<readonly string[]> {
	const found: string[] = [];
	if ((await visibleIn(page, 'h1').count()) !== 1) found.push('not one heading');
	if ((await visibleIn(page, '[aria-busy="true"]').count()) > 0) found.push('something that never loads');
	// Without the honeypot, which is not reachable.
	for (const control of ['input:not([tabindex="-1"])', 'textarea', 'select', 'button[type="submit"]'])
		if ((await visibleIn(page, control).count()) > 0) found.push(`a ${control} that does nothing`);
	const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
	if (width > room) found.push(`${width - room} px beyond the edge`);
	const pictures = await page.evaluate(() =>
		[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
	);
	return [...found, ...pictures.map((src) => `a picture that did not load: ${src}`)];
}

describe.each([
	['a phone', phone],
	['a desktop', desktop],
])('on %s', (_name, viewport) => {
	test('without JavaScript every public page is readable, without controls that do not work', async () => {
		await withoutScripts('scripting', viewport, async (page, origin) => {
			for (const path of [...standingPages, '/blogs/1']) {
				await page.goto(origin + path);
				expect({ path, obstacles: await obstacles(page) }).toEqual({ path, obstacles: [] });
				expect(await visibleIn(page, 'a[href^="tel:"]').count()).toBeGreaterThan(0);
			}
		});
	});
});

test('without JavaScript answers open, and the pages of the list lead to the text of every article', async () => {
	await withoutScripts('scripting', phone, async (page, origin) => {
		await page.goto(`${origin}/services`);
		const closed = page.locator('details:not([open])').first();
		const id = await closed.getAttribute('id');
		await closed.locator('summary').click();
		await page.locator(`#${id}[open] li`).first().waitFor();

		const answer = await fetch(`${origin}/api/blogs`);
		const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
		expect(data.length).toBeGreaterThan(6);
		await page.goto(`${origin}/blogs`);
		const next = visibleIn(page, 'main a[rel="next"]');
		const found = await hrefs(page, 'main h3 a[href^="/blogs/"]');
		while ((await next.count()) > 0) {
			const to = (await next.getAttribute('href')) ?? '';
			await next.click();
			await page.waitForURL(origin + to);
			found.push(...(await hrefs(page, 'main h3 a[href^="/blogs/"]')));
		}
		expect(found.sort()).toEqual(data.map(({ id }) => `/blogs/${id}`).sort());
		expect(await page.title()).toContain('Blog, page ');
		expect(await obstacles(page)).toEqual([]);
		await visibleIn(page, `main a[href="/blogs/${data.at(-1)?.id}"]`)
			.first()
			.click();
		await page.waitForURL(`${origin}/blogs/${data.at(-1)?.id}`);
		expect(((await page.locator('article, main').first().textContent()) ?? '').length).toBeGreaterThan(500);
	});
});

test('without JavaScript the menu of a phone opens, and links to the pages of the site and to the log-in', async () => {
	await withoutScripts('scripting', phone, async (page, origin) => {
		await page.goto(`${origin}/help-now`);
		await page.getByRole('button', { name: 'Menu' }).tap();
		await visibleIn(page, 'header a[href="/login"]').waitFor();
		await visibleIn(page, 'header a[href="/services"]').tap();
		await page.waitForURL(`${origin}/services`);
	});
});

test.each(['/contact', '/help-center'])('without JavaScript the form of %s says what to do instead', async (path) => {
	await withoutScripts('scripting', phone, async (page, origin) => {
		await page.goto(origin + path);
		await page.getByText('This form needs JavaScript').filter({ visible: true }).waitFor();
		await visibleIn(page, 'main a[href="tel:0700000100"]').first().waitFor();
		await visibleIn(page, 'main a[href="mailto:hello@tulia.example"]').first().waitFor();
	});
});

test.each(['/login', '/register', '/schedule-appointment', '/admin'])(
	'without JavaScript %s states that it needs JavaScript, and shows the phone numbers',
	async (path) => {
		await withoutScripts('scripting', phone, async (page, origin) => {
			await page.goto(origin + path);
			await page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor();
			for (const number of ['0700000100', '999', '1199'])
				await visibleIn(page, `a[href="tel:${number}"]`).first().waitFor();
			expect(await obstacles(page)).toEqual([]);
		});
	},
);

test('without JavaScript an unknown address says that the page does not exist, not that it needs JavaScript', async () => {
	await withoutScripts('scripting', phone, async (page, origin) => {
		await page.goto(`${origin}/nothing`);
		await page.getByRole('heading', { level: 1, name: 'We could not find this page' }).waitFor();
		expect(await page.getByText('JavaScript').filter({ visible: true }).count()).toBe(0);
	});
});

test('with failing scripts pages are readable, and what is typed into a form is sent nowhere, and not added to the address', async () => {
	await withoutScripts('scripts', phone, async (page, origin) => {
		await page.goto(`${origin}/contact`);
		await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor();
		await page.locator('summary').first().click();
		await page.locator('details[open]').first().waitFor();
		await page.getByLabel('Message').fill('Nobody else may read this.');
		await page.getByRole('button', { name: 'Send Message' }).click();
		expect(page.url()).toBe(`${origin}/contact`);
		expect(await page.getByLabel('Message').inputValue()).toBe('Nobody else may read this.');
	});
});

test('with failing scripts a page that needs them shows the phone numbers', async () => {
	await withoutScripts('scripts', phone, async (page, origin) => {
		await page.goto(`${origin}/login`);
		await page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor();
		await visibleIn(page, 'a[href="tel:1199"]').first().waitFor();
	});
});
