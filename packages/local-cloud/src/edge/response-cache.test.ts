import type { EdgeRequest, EdgeResponse } from './edge-message.ts';
import { responseCache } from './response-cache.ts';

const request = (query: string, change: Partial<EdgeRequest> = {}): EdgeRequest => ({
	method: 'GET',
	path: '/api/times',
	query,
	headers: {},
	body: Buffer.alloc(0),
	viewerIp: '41.90.1.2',
	...change,
});

let calls: EdgeRequest[];
let time: number;
let generation = 1;
let answer: EdgeResponse;
beforeEach(() => {
	calls = [];
	time = 1_000_000;
	answer = {
		status: 200,
		headers: [
			['cache-control', 'public, max-age=0, s-maxage=3'],
			['etag', '"one"'],
		],
		body: Buffer.from('times'),
	};
});
const cache = () =>
	responseCache(
		{ query: ['date', 'after'], maxSeconds: 3 },
		async (asked) => {
			calls.push(asked);
			await Promise.resolve();
			return answer;
		},
		{ now: () => time, generation: () => generation },
	);

test('two hundred equal requests at once cost one call of the origin', async () => {
	const serve = cache();
	const answers = await Promise.all(Array.from({ length: 200 }, () => serve(request('date=2026-11-24'))));
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
	expect(calls).toHaveLength(1);
});

test('a response is cached only for its seconds, and not after the clock was moved', async () => {
	const serve = cache();
	await serve(request('date=2026-11-24'));
	time += 2_999;
	await serve(request('date=2026-11-24'));
	expect(calls).toHaveLength(1);
	time += 1;
	await serve(request('date=2026-11-24'));
	time -= 10_000;
	await serve(request('date=2026-11-24'));
	expect(calls).toHaveLength(3);
});

test('a listed query parameter makes another cache entry, any other does not', async () => {
	const serve = cache();
	await serve(request('date=2026-11-24'));
	await serve(request('date=2026-11-24&nonsense=1'));
	expect(calls).toHaveLength(1);
	await serve(request('date=2026-11-24&after=5'));
	await serve(request('date=2026-11-25'));
	expect(calls).toHaveLength(3);
});

test.each([
	['a refusal', { status: 429 }],
	['a response with no-store', { headers: [['cache-control', 'no-store']] as const }],
])('%s is not cached', async (_what, change) => {
	answer = { ...answer, ...change };
	const serve = cache();
	await serve(request('date=2026-11-24'));
	await serve(request('date=2026-11-24'));
	expect(calls).toHaveLength(2);
});

test('a request with the ETag of the cached response is answered 304', async () => {
	const serve = cache();
	const again = () => serve(request('date=2026-11-24', { headers: { 'if-none-match': 'W/"one"' } }));
	expect((await again()).status).toBe(304);
	expect(calls[0]?.headers).not.toHaveProperty('if-none-match');
	expect((await again()).status).toBe(304);
	expect((await serve(request('date=2026-11-24'))).status).toBe(200);
	expect(calls).toHaveLength(1);
});

test('a reset clears the cache', async () => {
	const serve = cache();
	await serve(request('date=2026-11-24'));
	generation += 1;
	await serve(request('date=2026-11-24'));
	expect(calls).toHaveLength(2);
});
