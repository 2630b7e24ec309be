import { randomBytes } from 'node:crypto';
import { centreProfile } from '@tulia/centre/profile';
import { faqCategories } from '@tulia/contracts/faq/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { articlesAt } from '../../demo/data/articles/articles-at.ts';
import { allFaqs } from '../../demo/data/faqs/all-faqs.ts';
import { services } from '../../demo/data/services.ts';
import { testimonials } from '../../demo/data/testimonials.ts';
import { saveArticle } from '../../demo/save-article.ts';
import { publishComment } from '../../test-support/comment/publish-comment.ts';
import { aContext, anEvent } from '../../test-support/platform/an-event.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { withPrices } from '../faq/price-list.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';

const NOW = new Date('2026-11-21T07:00:00.000Z');

type Handler = typeof import('./content.ts').handler;

let table: FreshTable;
let handler: Handler;

beforeAll(async () => {
	table = await freshTable();
	Object.assign(process.env, {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_REGION: 'af-south-1',
		AWS_ACCESS_KEY_ID: 'test',
		AWS_SECRET_ACCESS_KEY: 'test',
		TABLE_NAME: table.tableName,
		ORIGIN_SECRET: 'through-the-edge',
		POWERTOOLS_LOG_LEVEL: 'SILENT',
	});
	({ handler } = await import('./content.ts'));
	const { db, tableName } = table;
	await profileRepository(db, tableName).save(centreProfile);
	for (const [order, service] of services.entries()) await serviceRepository(db, tableName).save(service, order, true);
	for (const faq of allFaqs) await faqRepository(db, tableName).save(faq);
	for (const one of testimonials) await testimonialRepository(db, tableName).publish(one);
	for (const one of articlesAt(NOW)) await saveArticle(db, tableName)(one, 'published');
});
afterAll(() => table.close());

interface RequestParts {
	readonly headers?: Record<string, string>;
	readonly params?: Record<string, string>;
	readonly query?: Record<string, string>;
}

/** A public read, as API Gateway passes it. */
const get = async (
	path: string,
	{ headers = { 'x-origin-secret': 'through-the-edge' }, params, query }: RequestParts = {},
) => {
	const event = anEvent({ route: `GET ${path}`, headers, ...(params ? { params } : {}), ...(query ? { query } : {}) });
	const answer = await handler(event, aContext());
	return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined };
};

describe('the public reads of the content function', () => {
	test('the content function returns the seeded profile, with the days the centre is closed', async () => {
		const answer = await get('/api/profile');
		expect(answer.statusCode).toBe(200);
		expect(answer.json).toMatchObject({ ...centreProfile, closedDays: expect.any(Array) });
	});

	test('the content function returns the services in order', async () => {
		expect((await get('/api/services')).json).toEqual({ data: services });
	});

	test('the content function returns the five newest testimonials', async () => {
		const { json } = await get('/api/testimonials');
		expect(json).toEqual({ data: testimonials.slice(0, 5), nextCursor: expect.any(String) });
		const rest = await get('/api/testimonials', { query: { cursor: json.nextCursor, limit: '20' } });
		expect(rest.json).toEqual({ data: testimonials.slice(5) });
		expect((await get('/api/testimonials', { query: { limit: '21' } })).statusCode).toBe(400);
	});

	test('the content function returns the FAQs in the help centre’s order', async () => {
		const { data } = (await get('/api/faqs')).json;
		const published = allFaqs.map(({ order: _order, ...faq }) => ({
			...faq,
			answer: withPrices(faq.answer, services, centreProfile.currency),
		}));
		expect(data).toEqual(faqCategories.flatMap((name) => published.filter(({ category }) => category === name)));
	});

	test('the content function returns the comments of an article, once they are published', async () => {
		const cipher = fieldCipherFrom(randomBytes(32));
		const comments = commentRepository(table.db, table.tableName, async () => cipher);
		const comment = { id: 'c-1', name: 'Amina', comment: 'Asante.', createdAt: NOW.toISOString() };
		await comments.hold({ ...comment, articleId: '1', email: 'amina@example.ke', mayBeInCrisis: false });
		const read = () => get('/api/blogs/{id}/comments', { params: { id: '1' } });
		expect((await read()).json).toEqual({ data: [] });
		await publishComment(table, cipher, 'c-1');
		expect((await read()).json).toEqual({ data: [comment] });
		const odd = await get('/api/blogs/{id}/comments', { params: { id: '1' }, query: { cursor: 'AAAA' } });
		expect(odd).toMatchObject({ statusCode: 400, json: { errors: [{ field: 'cursor' }] } });
	});

	test('the content function returns the articles as cards, newest first', async () => {
		const cards = articlesAt(NOW).map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card);
		expect((await get('/api/blogs')).json).toEqual({ data: cards });
	});

	test('the content function returns 304 to a browser with the current version', async () => {
		const first = await get('/api/services');
		const etag = String(first.headers?.etag ?? first.headers?.ETag);
		const again = await get('/api/services', {
			headers: { 'x-origin-secret': 'through-the-edge', 'if-none-match': etag },
		});
		expect(again.statusCode).toBe(304);
	});

	test('the content function refuses a request that bypassed CloudFront', async () => {
		expect((await get('/api/services', { headers: {} })).statusCode).toBe(403);
	});
});
