import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { articleRepository } from '../article/article.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { articlesAt } from '../seed/data/articles/articles-at.ts';
import { centreProfile } from '../seed/data/centre-profile.ts';
import { services } from '../seed/data/services.ts';
import { testimonials } from '../seed/data/testimonials.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';

const NOW = new Date('2026-11-21T07:00:00.000Z');

type Handler = typeof import('./content.ts').handler;
type Event = Parameters<Handler>[0];
type Context = Parameters<Handler>[1];

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
	for (const one of testimonials) await testimonialRepository(db, tableName).publish(one);
	for (const one of articlesAt(NOW)) await articleRepository(db, tableName).save(one, 'published');
});
afterAll(() => table.close());

/** What API Gateway hands over, as far as a public read looks at it. */
const get = async (path: string, headers: Record<string, string> = { 'x-origin-secret': 'through-the-edge' }) => {
	const event = {
		version: '2.0',
		routeKey: `GET ${path}`,
		rawPath: path,
		rawQueryString: '',
		headers,
		requestContext: { requestId: 'r-1', http: { method: 'GET', path, sourceIp: '127.0.0.1' } },
		isBase64Encoded: false,
	} as unknown as Event;
	const answer = await handler(event, { getRemainingTimeInMillis: () => 10_000 } as Context);
	return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined };
};

describe('what everybody may read', () => {
	test('is the profile, as it was seeded', async () => {
		const answer = await get('/api/profile');
		expect(answer.statusCode).toBe(200);
		expect(answer.json).toEqual(centreProfile);
	});

	test('is the services in order', async () => {
		expect((await get('/api/services')).json).toEqual({ data: services });
	});

	test('is the five newest testimonials', async () => {
		expect((await get('/api/testimonials')).json).toEqual({ data: testimonials.slice(0, 5) });
	});

	test('is the articles as cards, newest first', async () => {
		const cards = articlesAt(NOW).map(({ content: _content, aboutAuthor: _aboutAuthor, ...card }) => card);
		expect((await get('/api/blogs')).json).toEqual({ data: cards });
	});

	test('is not sent again to a browser that has it', async () => {
		const first = await get('/api/services');
		const etag = String(first.headers?.etag ?? first.headers?.ETag);
		const again = await get('/api/services', { 'x-origin-secret': 'through-the-edge', 'if-none-match': etag });
		expect(again.statusCode).toBe(304);
	});

	test('is refused to a request that went around the edge', async () => {
		expect((await get('/api/services', {})).statusCode).toBe(403);
	});
});
