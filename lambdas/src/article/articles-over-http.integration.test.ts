import { randomUUID } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { saveArticle } from '../../demo/save-article.ts';
import { anArticle } from '../../test-support/article/an-article.ts';
import { anEvent, ORIGIN_SECRET } from '../../test-support/platform/an-event.ts';
import { type HttpHandler, httpHandler } from '../platform/http/http.ts';
import { refuse } from '../platform/http/result.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { articleRepository } from './article.repository.ts';
import { articleCountsRepository } from './counts/article-counts.repository.ts';
import { getArticleCounts, likeArticle, viewArticle } from './counts/article-counts.usecase.ts';
import { articleMarksRepository } from './counts/article-marks.repository.ts';
import { getArticle, listRelatedArticles } from './read/read-articles.usecase.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const PHONE =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const article = anArticle({ id: '1' });

let table: FreshTable;
let handlers: Readonly<Record<'get' | 'related' | 'counts' | 'like' | 'view', HttpHandler>>;
beforeAll(async () => {
	table = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log of each request
	const { db, tableName } = table;
	const openCipher = async () => fieldCipherFrom(new Uint8Array(32));
	const deps = {
		articles: articleRepository(db, tableName),
		counts: articleCountsRepository(db, tableName),
		marks: articleMarksRepository(db, tableName, openCipher),
		limits: visitorLimits(db, tableName, openCipher),
		now: () => NOW,
	};
	handlers = {
		get: httpHandler('getArticle', validators, getArticle(deps)),
		related: httpHandler('listRelatedArticles', validators, listRelatedArticles(deps)),
		counts: httpHandler('getArticleCounts', validators, getArticleCounts(deps)),
		like: httpHandler('likeArticle', validators, likeArticle(deps)),
		view: httpHandler('viewArticle', validators, viewArticle(deps)),
	};
	await saveArticle(db, tableName)(article, 'published');
	await saveArticle(db, tableName)(anArticle({ id: '2', createdAt: '2026-10-01T06:00:00.000Z' }), 'published');
	await saveArticle(db, tableName)(anArticle({ id: '3' }), 'draft');
});
afterAll(() => table.close());

interface Call {
	readonly id?: string;
	readonly query?: Record<string, string>;
	readonly body?: unknown;
	readonly device?: string;
	readonly headers?: Record<string, string>;
}

async function call(name: keyof typeof handlers, { id = '1', query, body, device, headers }: Call = {}) {
	const {
		statusCode,
		body: text,
		headers: answered,
	} = await handlers[name](
		anEvent({
			params: { id },
			...(query ? { query } : {}),
			...(body === undefined ? {} : { body }),
			headers: { 'user-agent': PHONE, ...(device ? { 'x-device-id': device } : {}), ...headers },
		}),
		{ originSecrets: [ORIGIN_SECRET], identify: async () => refuse('forbidden') },
	);
	return { status: statusCode, headers: answered, body: text ? JSON.parse(text) : undefined };
}

describe('reading articles over HTTP', () => {
	test('reading over HTTP returns a published article whole and cacheable, and 304 for a matching ETag', async () => {
		const first = await call('get');
		expect(first).toMatchObject({ status: 200, body: article, headers: { 'cache-control': 'public, max-age=60' } });
		const etag = String(first.headers?.etag);
		expect((await call('get', { headers: { 'if-none-match': etag } })).status).toBe(304);
	});

	test('reading over HTTP returns 404 for a draft, as for an unknown id', async () => {
		const [draft, unknown] = [await call('get', { id: '3' }), await call('get', { id: '99' })];
		expect(draft).toMatchObject({ status: 404, body: { code: 'not_found' } });
		expect(draft).toEqual(unknown);
	});

	test.each([['..%2f'], ['a b'], ['<script>'], ['x'.repeat(65)], ['1#META'], ['']])(
		'reading over HTTP refuses the malformed id %j',
		async (id) => {
			for (const name of ['get', 'counts'] as const)
				expect(await call(name, { id })).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } });
		},
	);

	test('reading over HTTP returns related articles as cards, and refuses an unknown category', async () => {
		const { status, body } = await call('related', { query: { category: 'Self-Care' } });
		expect(status).toBe(200);
		expect(body.data).toEqual([expect.objectContaining({ id: '2' })]);
		expect(body.data[0]).not.toHaveProperty('content');
		for (const query of [{ category: 'Nothing' }, {}, { category: 'Self-Care', more: '1' }])
			expect(await call('related', { query })).toMatchObject({ status: 400 });
	});
});

describe('liking and viewing over HTTP', () => {
	test('likes and views over HTTP count once per browser, and the counts can be read', async () => {
		const device = randomUUID();
		const liked = { status: 200, body: { likes: 1, views: 0 } };
		expect(await call('like', { device, body: { liked: true } })).toMatchObject(liked);
		expect(await call('like', { device: device.toUpperCase(), body: { liked: true } })).toMatchObject(liked);
		const counted = { status: 200, body: { likes: 1, views: 1 } };
		expect(await call('view', { device })).toMatchObject({ ...counted, headers: { 'cache-control': 'no-store' } });
		expect(await call('counts')).toMatchObject({ ...counted, headers: { 'cache-control': 'public, max-age=10' } });
	});

	test('likes and views over HTTP need a device id', async () => {
		for (const device of [undefined, 'me']) {
			const given = device === undefined ? {} : { device };
			expect((await call('like', { ...given, body: { liked: true } })).status).toBe(400);
			expect((await call('view', given)).status).toBe(400);
		}
	});

	test.each([[undefined], [{}], [{ liked: 'yes' }], [{ liked: true, likes: 500 }]])(
		'liking over HTTP refuses %j',
		async (body) => {
			expect((await call('like', { device: randomUUID(), body })).status).toBeGreaterThanOrEqual(400);
		},
	);

	test('likes and views over HTTP return 404 for a draft, and 429 with the wait above the limit', async () => {
		const device = randomUUID();
		expect(await call('like', { id: '3', device, body: { liked: true } })).toMatchObject({ status: 404 });
		for (let turn = 0; turn < 60; turn += 1) await call('view', { device });
		const refused = await call('view', { device });
		expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
		expect(Number(refused.headers?.['retry-after'])).toBe(600);
	});
});
