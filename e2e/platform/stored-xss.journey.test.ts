import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { openPage, phone } from '@tulia/test-kit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { call } from '../support/api.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin } from '../support/log-in.ts';
import { networkSettled } from '../support/network-settled.ts';
import { untilMails } from '../support/notices/mails.ts';
import { rememberedSession } from '../support/page-states/page-checks.ts';
import { goByLink } from '../support/page-states/page-state.ts';
import { untilPage } from '../support/published-pages.ts';
import { storeXssContent } from '../support/security/xss-content.ts';
import { endMarker } from '../support/security/xss-items.ts';
import { guardedPages, publicPages, type Shown } from '../support/security/xss-pages.ts';
import {
	dispatchHandlerEvents,
	EXPECTED_ERRORS,
	textOf,
	watchForXss,
	withoutWhitespace,
	xssEffects,
} from '../support/security/xss-probe.ts';
import { inTexts, storedPayloads } from '../support/security/xss-texts.ts';
import { staffToken } from '../support/staff/staff-day.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

/** Payloads per article: enough articles to locate a failure, few enough to be quick. */
const PER_ARTICLE = 20;

const batches = Array.from({ length: Math.ceil(storedPayloads.length / PER_ARTICLE) }, (_, at) =>
	storedPayloads.slice(at * PER_ARTICLE, (at + 1) * PER_ARTICLE),
);
const ids = batches.map((_, at) => `hostile-${at + 1}`);

/** Writes articles and comments directly into the table, past all validation. */
async function storeDirectly(): Promise<void> {
	const client = new DynamoDBClient({
		endpoint: site.cloud.awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const put = (Item: Record<string, unknown>) => db.send(new PutCommand({ TableName: site.cloud.tableName, Item }));
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

/** Replaces every kind of line break that a one-line field refuses by a space. */
const oneLine = (text: string): string =>
	['\r', '\n', '\0', '\u0085', '\u2028', '\u2029'].reduce((line, breaks) => line.replaceAll(breaks, ' '), text);

test(`none of ${storedPayloads.length} stored payloads runs, however the page is reached`, async () => {
	await storeDirectly();
	const context = await site.browser.newContext({ viewport: phone });
	const { page, pageErrors } = await openPage(context, { ignore: EXPECTED_ERRORS });
	const findings = await watchForXss(page, site.cloud.origin);
	for (const id of ids) {
		// By address: the prerendered HTML, or the browser's own rendering until it exists.
		await page.goto(`${site.cloud.origin}/blogs/${id}`);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await networkSettled(page);
		await dispatchHandlerEvents(page);
		expect({ id, ...((await xssEffects(page)) as object) }).toEqual({ id, ran: null, blocked: null });
	}
	await page.goto(`${site.cloud.origin}/blogs?search=1`);
	await networkSettled(page);
	await goByLink(page, `/blogs/${ids[0]}`);
	await networkSettled(page);
	expect(await xssEffects(page)).toEqual({ ran: null, blocked: null });
	expect(findings).toEqual([]);
	expect(pageErrors).toEqual([]);
	await context.close();
});

test('payloads sent through the API are stored as text, and staff read them as text', async () => {
	for (const [at, payload] of storedPayloads.slice(0, 60).entries()) {
		const text = payload.slice(0, 1900).padEnd(12, '.');
		const headers = { 'x-local-viewer-ip': `10.9.${at}.1` };
		const name = oneLine(payload).slice(0, 100);
		const body = { name, email: `hostile-${at}@example.com`, question: text };
		const answer = await call(site.cloud.origin, '/api/faqs/submit', { method: 'POST', headers, body });
		expect({ payload, status: answer.status, errors: answer.body?.errors }).toEqual({ payload, status: 202 });
	}
	const context = await site.browser.newContext({ viewport: phone });
	const page = await context.newPage();
	const findings = await watchForXss(page, site.cloud.origin);
	for (const { html } of await untilMails(site.cloud, () => true, 10)) {
		await page.setContent(html);
		expect(await xssEffects(page)).toEqual({ ran: null, blocked: null });
	}
	expect(findings).toEqual([]);
	await context.close();
});

/** Waits until every prerendered part of a page has been rendered again. */
async function rendered([path, lists, ones = []]: Shown): Promise<void> {
	const ends = [...lists, ...ones, 'profile.motto'].map(endMarker);
	await untilPage(site.cloud.origin, path, ({ html }) => ends.every((end) => html.includes(end)));
}

/** Opens the notes of a colleague's client, where the page requires a reason from an owner. */
async function openNotes(page: Page): Promise<void> {
	const form = page.getByRole('form', { name: 'Open the notes' });
	if (!(await form.isVisible())) return;
	await form.locator('[value=complaint]').check();
	await form.getByRole('button', { name: 'Open the notes' }).click();
	await form.waitFor({ state: 'detached' });
}

/** Opens the parts of a page that are hidden at first. */
async function showAll(page: Page, path: string): Promise<void> {
	// The psychologist is chosen after the service.
	if (path === '/schedule-appointment') {
		await page.locator('[value=anxiety-management]').check();
		await page.locator('[value=me]').check();
	}
	if (path === '/admin/appointments') {
		await page.getByRole('button', { name: /^More filters/ }).click();
		for (const name of ['Psychologist', 'Service'])
			await page.getByRole('combobox', { name }).locator('option').nth(1).waitFor({ state: 'attached' });
	}
}

/** Timeout for all texts of a page, milliseconds. */
const SHOWN_WITHIN = 60_000;

/** Reads pages one after the other, moving over all of each; every expected payload must be there as text. */
async function reader(context: BrowserContext) {
	const { page, pageErrors } = await openPage(context, { ignore: EXPECTED_ERRORS });
	const findings = await watchForXss(page, site.cloud.origin);
	return async (path: string, texts: readonly string[]): Promise<void> => {
		await page.goto(site.cloud.origin + path);
		await networkSettled(page);
		await showAll(page, path);
		const missingTexts = async (): Promise<readonly string[]> => {
			await openNotes(page);
			const shown = await textOf(page);
			return texts.filter((text) => !shown.includes(withoutWhitespace(text))).map((text) => text.slice(0, 200));
		};
		// Texts that are still missing are reported below, with the other findings.
		await until(missingTexts, ({ length }) => length === 0, SHOWN_WITHIN).catch(() => undefined);
		await dispatchHandlerEvents(page);
		const missing = await missingTexts();
		const found = { path, missing, seen: findings, errors: pageErrors, ...((await xssEffects(page)) as object) };
		expect(found).toEqual({ path, missing: [], seen: [], errors: [], ran: null, blocked: null });
	};
}

test('texts of staff are shown as text wherever visitors, clients and staff read them', async () => {
	const storageState = await rememberedSession(site.browser, site.cloud.origin, admin);
	const { send, texts, ...centre } = await storeXssContent(site.cloud, await staffToken(site.cloud.origin));
	const context = await site.browser.newContext({ viewport: phone, storageState });
	const textsOf = ([, lists, ones = []]: Shown): readonly string[] => [
		...lists.flatMap((field) => texts.get(field) ?? [field]),
		...ones.map((field) => texts.get(field)?.at(-1) ?? field),
	];
	const readPublicPages = async () => {
		const read = await reader(context);
		for (const shown of publicPages(centre)) {
			await rendered(shown);
			await read(shown[0], textsOf(shown));
		}
		const appointment = `appointments/${centre.ids.appointment}`;
		for (const [noteVersion, note] of inTexts(2000).entries()) {
			await send('PATCH', `${appointment}/note`, { note, noteVersion });
			await read(`/admin/${appointment}`, [note]);
		}
	};
	const readGuardedPages = async () => {
		const read = await reader(context);
		for (const shown of guardedPages(centre)) await read(shown[0], textsOf(shown));
	};
	await Promise.all([readPublicPages(), readGuardedPages()]);
	await context.close();
});

test('a category must be one of its list, and accepts no other text', async () => {
	const token = await staffToken(site.cloud.origin);
	const [category] = storedPayloads;
	const words = { title: 'x', snippet: 'x', author: 'x', aboutAuthor: 'x', imageUrl: '', content: '' };
	const faq = { question: 'x', answer: 'x', order: 1, featured: false };
	for (const [path, body] of Object.entries({ articles: words, faqs: faq })) {
		const request = { method: 'POST', token, body: { ...body, category } };
		expect(await call(site.cloud.origin, `/api/admin/${path}`, request)).toMatchObject({ status: 400 });
	}
});
