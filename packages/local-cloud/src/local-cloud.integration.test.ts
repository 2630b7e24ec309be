import { eventually, type FixtureCloud, startFixtureCloud } from './testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

const get = async (path: string, init?: RequestInit) => {
	const answer = await fetch(`${cloud.origin}${path}`, init);
	return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => undefined) };
};

describe('the API', () => {
	test('the API answers through the edge: parameters decoded, the secret added, the viewer second to last', async () => {
		const { status, body } = await get('/api/hello/Wanjiru%20K?a=1&a=2', {
			headers: { 'x-local-viewer-ip': '41.90.1.2', 'x-forwarded-for': '6.6.6.6', cookie: 'a=1; b=2' },
		});
		expect(status).toBe(200);
		expect(body.pathParameters).toEqual({ name: 'Wanjiru K' });
		expect(body.query).toEqual({ a: '1,2' });
		expect(body.cookies).toEqual(['a=1', 'b=2']);
		expect(body.headers['x-origin-secret']).toBe('told by the edge');
		expect(body.headers['x-forwarded-for']).toBe('6.6.6.6, 41.90.1.2, 127.0.0.1');
		expect(body.headers).not.toHaveProperty('x-local-viewer-ip');
		expect(body.headers.host).toMatch(/execute-api/);
	});

	test('a fixed segment of a route precedes a parameter, and any other path has no route', async () => {
		expect((await get('/api/hello/world')).body).toEqual({ exact: true });
		expect(await get('/api/nothing')).toMatchObject({ status: 404, body: { message: 'Not Found' } });
		expect((await get('/api/hello/world', { method: 'DELETE' })).status).toBe(404);
	});

	test('a header that API Gateway does not accept is refused', async () => {
		expect((await get('/api/hello/world', { headers: { 'x-long': 'x'.repeat(10_300) } })).status).toBe(431);
	});

	test.each(['/api/throw', '/api/exit', '/api/sleep'])(
		'%s is a 500, and the next event gets an answer',
		async (path) => {
			expect(await get(path)).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } });
			expect((await get('/api/hello/world')).status).toBe(200);
		},
	);

	test('a function sees no variable of the machine, and its secrets resolved', async () => {
		const { body } = await get('/api/environment');
		expect(body.names).not.toContain('HOME');
		expect(body.names).not.toContain('PATH');
		expect(body.secret).toMatch(/^[A-Za-z0-9]{40}$/);
	});
});

describe('an origin group', () => {
	test('an origin group requests missing files from the second origin: with the edge’s headers, compressed, with the same response headers', async () => {
		const answer = await fetch(`${cloud.origin}/pages/nothing.html?a=1`, {
			headers: { 'accept-encoding': 'br', cookie: 'a=1', 'user-agent': 'a browser' },
		});
		expect(answer.status).toBe(404);
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
		expect(answer.headers.get('content-encoding')).toBe('br');
		const { rawPath, rawQueryString, headers } = await answer.json();
		expect([rawPath, rawQueryString]).toEqual(['/pages/nothing.html', '']);
		expect(headers).toMatchObject({ 'user-agent': 'Amazon CloudFront', 'x-origin-secret': 'told by the edge' });
		expect(headers).not.toHaveProperty('cookie');
	});

	test('an origin group does not replace errors of the API', async () => {
		expect(await get('/api/nothing')).toMatchObject({ status: 404, body: { message: 'Not Found' } });
		expect((await fetch(`${cloud.origin}/pages/nothing.html`, { method: 'POST' })).status).toBe(403);
	});
});

describe('the clock', () => {
	afterEach(() => cloud.console('clock', { reset: true }));

	test('a moved clock moves in every function, running ones included, and still yields a Date', async () => {
		await get('/api/now');
		const before = cloud.clock.now().getTime();
		await cloud.console('clock', { advance: 'PT24H' });
		const { body } = await get('/api/now');
		expect(Math.abs(Date.parse(body.now) - before - 86_400_000)).toBeLessThan(60_000);
		expect(body.type).toBe('Date');
	});

	test('a repeating schedule fires after a jump of the clock, and its next time lies ahead', async () => {
		await cloud.console('clock', { advance: 'P10D' });
		await eventually('the sweep arrived', () => cloud.hasItem('QUEUE#sweep'));
		const { now } = await cloud.console<{ now: string }>('clock');
		// The next time is stored after the hand-over, so the message may arrive before it.
		await eventually('the next sweep lies ahead', async () => {
			const schedules = await cloud.console<readonly { name: string; fireAt: string }[]>('schedules?all=true');
			return schedules.some(({ name, fireAt }) => name === 'sweep' && Date.parse(fireAt) > Date.parse(now));
		});
	});

	test('an invalid time for the clock is refused', async () => {
		expect(await cloud.console('clock', { advance: 'tomorrow' })).toHaveProperty('message');
	});
});

describe('the stream', () => {
	const book = (id: string, poison = false) =>
		get('/api/jobs', {
			method: 'POST',
			body: JSON.stringify({ id, poison }),
			headers: { 'content-type': 'application/json' },
		});

	async function deadLetters(): Promise<readonly { body: string }[]> {
		const queues = await cloud.console<readonly { name: string; messages: readonly { body: string }[] }[]>('queues');
		return queues.find(({ name }) => name.endsWith('DeadLetters'))?.messages ?? [];
	}

	test('the stream invokes its function with the records that the filter passes', async () => {
		await book('one');
		await eventually('the job was done', () => cloud.hasItem('DONE#JOB#one'));
		expect(await cloud.hasItem('DONE#DONE#JOB#one')).toBe(false);
	});

	test('a poisoned record is given up after its retries, its position is recorded, and the next records are delivered', async () => {
		await book('bad', true);
		await book('good');
		await eventually('the good job was done', () => cloud.hasItem('DONE#JOB#good'));
		// Within one batch the good record may be done before the bad one is given up.
		await eventually('the bad job was given up', async () => (await deadLetters()).length > 0);
		const [note] = await deadLetters();
		expect(JSON.parse(note?.body ?? '{}')).toMatchObject({
			requestContext: { condition: 'RetryAttemptsExhausted' },
			DDBStreamBatchInfo: { batchSize: 1 },
		});
	});
});

describe('a part that is killed', () => {
	test('an engine that is killed restarts with every acknowledged write', async () => {
		await get('/api/jobs', { method: 'POST', body: '{"id":"kept"}', headers: { 'content-type': 'application/json' } });
		cloud.kill('engine');
		await eventually('the engine answered again', () => cloud.hasItem('JOB#kept').catch(() => false));
		expect(
			(
				await get('/api/jobs', {
					method: 'POST',
					body: '{"id":"after"}',
					headers: { 'content-type': 'application/json' },
				})
			).status,
		).toBe(200);
	});

	test('a function that is killed during a call is a 500, and then works again', async () => {
		const sleeping = get('/api/sleep');
		await new Promise((resolve) => setTimeout(resolve, 200));
		cloud.kill('tiny-api');
		expect((await sleeping).status).toBe(500);
		expect((await get('/api/hello/world')).status).toBe(200);
	});
});

describe('the console', () => {
	test('the console answers this machine only', async () => {
		const foreign = await fetch(`${cloud.origin}/__local/mail`, { headers: { 'sec-fetch-site': 'cross-site' } });
		expect(foreign.status).toBe(403);
	});

	test.each(['mail', 'schedules', 'clock', 'queues', 'logs'])('the console shows its %s page', async (page) => {
		const answer = await fetch(`${cloud.origin}/__local/${page}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain('Tiny local cloud');
	});

	test('a reset leaves an empty table and no messages', async () => {
		expect(await cloud.hasItem('JOB#kept')).toBe(true);
		expect(await cloud.console('reset', {})).toEqual({ ok: true });
		expect(await cloud.console('health')).toMatchObject({ ok: true });
		expect(await cloud.hasItem('JOB#kept')).toBe(false);
	});
});
