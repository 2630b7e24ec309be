import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { openBrowser, openPage, phone } from '@tulia/test-kit/browser';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import type { Browser, Page } from 'playwright-core';
import { call } from './support/api.ts';
import { goByLink } from './support/scene.ts';

let cloud: LocalCloud;
let browser: Browser;
beforeAll(async () => {
	[cloud, browser] = await Promise.all([startLocalCloud(), openBrowser()]);
}, 120_000);
afterAll(async () => {
	await browser.close();
	await cloud.stop();
});

/** How many payloads one article carries: enough pages for a bad one to be found, few enough to be quick. */
const PER_ARTICLE = 20;

const batches = Array.from({ length: Math.ceil(xssPayloads.length / PER_ARTICLE) }, (_, at) =>
	xssPayloads.slice(at * PER_ARTICLE, (at + 1) * PER_ARTICLE),
);
const ids = batches.map((_, at) => `hostile-${at + 1}`);

/** Puts articles and comments into the table itself, past every check on the way in. */
async function storeDirectly(): Promise<void> {
	const client = new DynamoDBClient({
		endpoint: cloud.awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const put = (Item: Record<string, unknown>) => db.send(new PutCommand({ TableName: cloud.tableName, Item }));
	for (const [at, payloads] of batches.entries()) {
		const id = ids[at] ?? '';
		const createdAt = `2025-01-01T00:00:${String(at).padStart(2, '0')}.000Z`;
		const [hostile = ''] = payloads;
		const card = {
			id,
			title: hostile,
			snippet: hostile,
			author: hostile,
			category: 'Wellness',
			createdAt,
			readTime: '1 min read',
			imageUrl: 'cover-wellness',
			state: 'published',
		};
		await put({
			PK: `BLOG#${id}`,
			SK: 'META',
			entity: 'article',
			...card,
			G1PK: 'BLOGS#PUB',
			G1SK: `${createdAt}#${id}`,
			G2PK: 'BLOGCAT#Wellness',
			G2SK: `${createdAt}#${id}`,
		});
		await put({
			PK: `BLOG#${id}`,
			SK: 'BODY',
			entity: 'article-body',
			aboutAuthor: hostile,
			content: payloads.join('<hr>'),
		});
		for (const [number, comment] of payloads.entries())
			await put({
				PK: `COMMENT#${id}-${number}`,
				SK: 'C',
				entity: 'comment',
				id: `${id}-${number}`,
				articleId: id,
				state: 'published',
				name: comment.slice(0, 100),
				comment,
				createdAt,
				G1PK: `BLOGCOM#${id}`,
				G1SK: `${createdAt}#${id}-${number}`,
			});
	}
	client.destroy();
}

/** Every kind of line break a one-line field refuses, as a space. */
const oneLine = (text: string): string =>
	['\r', '\n', '\0', '\u0085', '\u2028', '\u2029'].reduce((line, breaks) => line.replaceAll(breaks, ' '), text);

/**
 * A page that is not rendered yet, and React mending a tree that the two parsers of server and browser nest differently: what
 * was put past the sanitiser may look odd, and must not run.
 */
const HARMLESS = /status of 404|React error #418/;

/** Everything a payload could try: each sets `__xss`; a dialog, a request elsewhere and a blocked script count as well. */
async function watched(page: Page): Promise<readonly string[]> {
	const seen: string[] = [];
	page.on('dialog', (dialog) => {
		seen.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('request', (request) => {
		if (!request.url().startsWith(cloud.origin) && !request.url().startsWith('data:'))
			seen.push(`request: ${request.url()}`);
	});
	await page.addInitScript({
		content:
			"document.addEventListener('securitypolicyviolation', (event) => (globalThis.__blocked ??= []).push(event.violatedDirective))",
	});
	return seen;
}

const harm = (page: Page): Promise<unknown> =>
	page.evaluate(() => {
		const { __xss, __blocked } = globalThis as { __xss?: unknown; __blocked?: unknown };
		return { ran: __xss ?? null, blocked: __blocked ?? null };
	});

/** Moves over and into everything, so that handlers which wait for somebody get their chance. */
async function touchEverything(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll('main *')) {
			for (const type of [
				'mouseover',
				'mouseenter',
				'focus',
				'pointerover',
				'animationstart',
				'toggle',
				'error',
				'load',
			])
				element.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
}

test(`none of ${xssPayloads.length} stored payloads runs, however the page is reached`, async () => {
	expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
	await storeDirectly();
	const context = await browser.newContext({ viewport: phone });
	const { page, witness } = await openPage(context, { ignore: HARMLESS });
	const seen = await watched(page);
	for (const id of ids) {
		// By address: HTML that was rendered ahead of time, or the browser's own rendering until it is.
		await page.goto(`${cloud.origin}/blogs/${id}`);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await page.waitForLoadState('networkidle');
		await touchEverything(page);
		expect({ id, ...((await harm(page)) as object) }).toEqual({ id, ran: null, blocked: null });
	}
	await page.goto(`${cloud.origin}/blogs?search=1`);
	await page.waitForLoadState('networkidle');
	await goByLink(page, `/blogs/${ids[0]}`);
	await page.waitForLoadState('networkidle');
	expect(await harm(page)).toEqual({ ran: null, blocked: null });
	expect(seen).toEqual([]);
	expect(witness.complaints).toEqual([]);
	await context.close();
}, 240_000);

test('what is sent through the API is kept as text, and the staff read it as text', async () => {
	for (const [at, payload] of xssPayloads.slice(0, 60).entries()) {
		const text = payload.slice(0, 1900).padEnd(12, '.');
		const headers = { 'x-local-viewer-ip': `10.9.${at}.1` };
		const email = `hostile-${at}@example.com`;
		const { status } = await call(cloud.origin, '/api/faqs/submit', {
			method: 'POST',
			headers,
			body: { name: oneLine(payload).slice(0, 100), email, question: text },
		});
		expect({ payload, status }).toEqual({ payload, status: 202 });
	}
	const context = await browser.newContext({ viewport: phone });
	const page = await context.newPage();
	const seen = await watched(page);
	for (let attempt = 0; attempt < 100 && (await cloud.mails()).length < 10; attempt += 1)
		await new Promise((resolve) => setTimeout(resolve, 100));
	for (const { html } of await cloud.mails()) {
		await page.setContent(html);
		expect(await harm(page)).toEqual({ ran: null, blocked: null });
	}
	expect(seen).toEqual([]);
	await context.close();
}, 120_000);
