import { validators } from '@tulia/contracts/endpoint-validators/all';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { anEvent, ORIGIN_SECRET } from '../../../test-support/platform/an-event.ts';
import { httpHandler, type RequestGuard } from './http.ts';
import { ok, refuse } from './result.ts';

const caller = { userId: 'amina', role: 'client', roles: [], version: 3, jti: 'token-1', expiresAt: 0 } as const;
const guard: RequestGuard = { originSecrets: [ORIGIN_SECRET], identify: async () => ok(caller) };
const service = {
	id: 'depression-therapy',
	title: 'Depression Therapy',
	shortDescription: 'Short',
	description: 'Long',
	image: 'service-depression-therapy',
	benefits: ['One'],
	durationMinutes: 60,
	price: 6000,
};
const LOGIN = 'POST /api/auth/login';
const credentials = { email: 'amina@example.ke', password: 'whatever it was' };

let lines: string[];
beforeEach(() => {
	lines = [];
	for (const stream of [process.stdout, process.stderr])
		jest.spyOn(stream, 'write').mockImplementation((chunk) => {
			lines.push(String(chunk));
			return true;
		});
});
afterEach(() => jest.restoreAllMocks());

const refusing = httpHandler('login', validators, async () => refuse('invalid_credentials'));
const listing = (value: unknown) => httpHandler('listServices', validators, async () => ok(value as never));
const problemOf = async (answer: ReturnType<typeof refusing>) => {
	const { statusCode, headers, body } = await answer;
	return { statusCode, headers, problem: JSON.parse(body ?? 'null') };
};

describe('the request guard', () => {
	test.each<[string, Partial<APIGatewayProxyEventV2['headers']>, number]>([
		['did not come through the edge', { 'x-origin-secret': '' }, 403],
		['brings a wrong secret', { 'x-origin-secret': `${ORIGIN_SECRET}x` }, 403],
		['was sent by another site', { 'sec-fetch-site': 'cross-site' }, 403],
		['is a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
		['is text that only looks like JSON', { 'content-type': 'text/plain; application/json' }, 415],
		['has no content type', { 'content-type': '' }, 415],
	])('the request guard refuses a request that %s', async (_what, headers, status) => {
		const run = jest.fn();
		const event = anEvent({ route: LOGIN, body: credentials, headers: headers as Record<string, string> });
		const { statusCode, headers: sent, problem } = await problemOf(httpHandler('login', validators, run)(event, guard));
		expect(statusCode).toBe(status);
		expect(sent).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
		expect(problem).toMatchObject({ status, requestId: 'request-1', errors: [] });
		expect(run).not.toHaveBeenCalled();
	});

	test.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
		'the request guard accepts %s as JSON',
		async (type) => {
			const event = anEvent({ route: LOGIN, body: credentials, headers: { 'content-type': type } });
			expect((await refusing(event, guard)).statusCode).toBe(401);
		},
	);

	test('the request guard accepts a body of 8 KB, counted in bytes, and not one byte more', async () => {
		const of = (bytes: number) => anEvent({ route: LOGIN, body: `"${'é'.repeat((bytes - 2) / 2)}"` });
		expect((await refusing(of(8192), guard)).statusCode).toBe(400);
		expect((await refusing(of(8194), guard)).statusCode).toBe(413);
	});

	test('the request guard accepts a larger body only up to the size that the contract declares', async () => {
		const saving = httpHandler('saveArticle', validators, async () => refuse('not_found'));
		const of = (bytes: number) =>
			anEvent({ route: 'PATCH /api/admin/articles/{id}', body: `"${'x'.repeat(bytes - 2)}"` });
		expect((await saving(of(256 * 1024), guard)).statusCode).toBe(400);
		expect((await saving(of(256 * 1024 + 1), guard)).statusCode).toBe(413);
	});

	test('the request guard reads a body that arrived in base64', async () => {
		const event = anEvent({ route: LOGIN, body: Buffer.from(JSON.stringify(credentials)).toString('base64') });
		expect((await refusing({ ...event, isBase64Encoded: true }, guard)).statusCode).toBe(401);
	});

	test('the request guard identifies the caller before it reads the body', async () => {
		const closed: RequestGuard = { ...guard, identify: async () => refuse('unauthenticated') };
		const booking = httpHandler('createAppointment', validators, async () => refuse('slot_taken'));
		const event = anEvent({ route: 'POST /api/appointments', body: '{' });
		expect((await booking(event, closed)).statusCode).toBe(401);
		expect((await booking(event, guard)).statusCode).toBe(400);
	});

	test('the request guard does not identify the caller on a public endpoint, whatever token was sent', async () => {
		const identify = jest.fn();
		const event = anEvent({ headers: { authorization: 'Bearer rubbish' } });
		expect((await listing({ data: [] })(event, { ...guard, identify })).statusCode).toBe(200);
		expect(identify).not.toHaveBeenCalled();
	});
});

describe('the HTTP adapter', () => {
	test.each<[string, unknown, readonly { field: string; message: string }[]]>([
		['JSON that is cut off', '{"email":', [{ field: '', message: 'This is not JSON' }]],
		['an empty body', '', [{ field: '', message: 'This is not JSON' }]],
		[
			'a field given twice',
			`{"email":"a@b.ke","password":"x","email":"c@d.ke"}`,
			[{ field: 'email', message: 'This field was given twice' }],
		],
		[
			'a lone surrogate',
			`{"email":"a@b.ke","password":"secret\\ud800"}`,
			[{ field: 'password', message: 'Please remove the characters that cannot be shown' }],
		],
		[
			'missing fields',
			{},
			[
				{ field: 'email', message: 'Email is required' },
				{ field: 'password', message: 'Password is required' },
			],
		],
		['a bad address', { ...credentials, email: 'amina' }, [{ field: 'email', message: 'Enter a valid email' }]],
		[
			'an undeclared field',
			{ ...credentials, role: 'admin' },
			[{ field: 'role', message: 'This field is not expected' }],
		],
		[
			'a poisoned prototype',
			`{"email":"a@b.ke","password":"x","__proto__":{"role":"admin"}}`,
			[{ field: '__proto__', message: 'This field is not expected' }],
		],
	])('the HTTP adapter refuses %s by field', async (_what, body, errors) => {
		const event = anEvent({ route: LOGIN, body, headers: { 'content-type': 'application/json' } });
		const { statusCode, problem } = await problemOf(refusing(event, guard));
		expect(statusCode).toBe(400);
		expect(problem).toMatchObject({ type: '/problems/invalid_request', code: 'invalid_request' });
		expect(problem.errors).toEqual(expect.arrayContaining([...errors]));
		expect(problem.errors).toHaveLength(errors.length);
	});

	test('the HTTP adapter checks the query, and the parameters of the path', async () => {
		const times = httpHandler('listAvailableTimes', validators, async () => ok({ data: [] }));
		const event = anEvent({ route: 'GET /api/appointments/available-times', query: { serviceId: 'x' } });
		const { problem } = await problemOf(times(event, guard));
		expect(problem.errors).toEqual([{ field: 'date', message: 'Please select a date' }]);
		const one = httpHandler('getMyAppointment', validators, async () => refuse('not_found'));
		const odd = anEvent({ route: 'GET /api/appointments/{ticketNumber}', params: { ticketNumber: '../x' } });
		expect((await one(odd, guard)).statusCode).toBe(400);
	});

	test('the HTTP adapter passes text on without invisible characters, and a password as it was typed', async () => {
		const run = jest.fn(async () => refuse('bad_credentials'));
		const body = { email: '\u202aamina@example.ke\u200b', password: 'Caf\u0065\u0301\u200b' };
		await httpHandler('login', validators, run as never)(anEvent({ route: LOGIN, body }), guard);
		expect(run).toHaveBeenCalledWith(expect.objectContaining({ body: { ...body, email: 'amina@example.ke' } }));
	});

	test('the HTTP adapter accepts a UUID as an idempotency key and refuses anything else', async () => {
		const keyed = (key: string) =>
			refusing(anEvent({ route: LOGIN, body: credentials, headers: { 'idempotency-key': key } }), guard);
		expect((await keyed('7B1E3C1E-58D4-4A1C-9B0B-2F6A6E3C9A10')).statusCode).toBe(401);
		expect((await problemOf(keyed('once'))).problem.errors[0].field).toBe('Idempotency-Key');
	});

	test('the HTTP adapter gives the use case the declared parts of the request, and nothing else', async () => {
		const run = jest.fn(async () => refuse('slot_taken'));
		const key = '7b1e3c1e-58d4-4a1c-9b0b-2f6a6e3c9a10';
		const body = { serviceId: 'depression-therapy', date: '2026-11-24', time: '9:00 AM' };
		await httpHandler(
			'createAppointment',
			validators,
			run as never,
		)(
			anEvent({
				route: 'POST /api/appointments',
				body,
				headers: { 'idempotency-key': key.toUpperCase(), 'x-forwarded-for': '6.6.6.6, 41.90.1.2, 130.176.1.1' },
			}),
			guard,
		);
		expect(run).toHaveBeenCalledWith({
			params: undefined,
			query: undefined,
			body,
			caller,
			idempotencyKey: key,
			viewer: { ip: '41.90.1.2', device: undefined, userAgent: '' },
		});
	});
});

describe('a response', () => {
	test('a response of a refusal contains what the person needs next', async () => {
		const booking = httpHandler('createAppointment', validators, async () =>
			refuse('slot_taken', { times: ['9:00 AM'], retryAfterSeconds: 1.2 }),
		);
		const body = { serviceId: 'depression-therapy', date: '2026-11-24', time: '9:00 AM' };
		const { statusCode, headers, problem } = await problemOf(
			booking(anEvent({ route: 'POST /api/appointments', body }), guard),
		);
		expect(statusCode).toBe(409);
		expect(headers).toMatchObject({ 'retry-after': '2' });
		expect(problem).toEqual({
			type: '/problems/slot_taken',
			title: 'Somebody has just taken this time. Please choose another.',
			status: 409,
			detail: 'Somebody has just taken this time. Please choose another.',
			code: 'slot_taken',
			errors: [],
			requestId: 'request-1',
			times: ['9:00 AM'],
		});
	});

	test('a response omits what the contract does not declare, without changing the value of the use case', async () => {
		const stored = { data: [{ ...service, PK: 'CATALOG#SERVICE', margin: 0.4 }] };
		const { body } = await listing(stored)(anEvent(), guard);
		expect(JSON.parse(body ?? '')).toEqual({ data: [service] });
		expect(stored.data[0]).toHaveProperty('margin');
	});

	test('a response that breaks the contract becomes 500, and the log names the field', async () => {
		const { statusCode, body } = await listing({ data: [{ ...service, price: 'canary-5000' }] })(anEvent(), guard);
		expect(statusCode).toBe(500);
		expect(body).not.toContain('price');
		expect(lines.join('')).toContain('data.0.price');
		expect(lines.join('')).not.toContain('canary');
	});

	test('a response of public content may be cached for a minute, and is 304 for a matching ETag', async () => {
		const first = await listing({ data: [service] })(anEvent(), guard);
		expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'content-type': 'application/json' });
		const etag = String(first.headers?.etag);
		for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
			const again = await listing({ data: [service] })(anEvent({ headers: { 'if-none-match': given } }), guard);
			expect(again).toEqual({ statusCode: 304, headers: { etag, 'cache-control': 'public, max-age=60' } });
		}
		const changed = await listing({ data: [] })(anEvent({ headers: { 'if-none-match': etag } }), guard);
		expect(changed.statusCode).toBe(200);
	});

	test('a response with personal data is never stored', async () => {
		const mine = httpHandler('listMyAppointments', validators, async () => ok({ data: [] }));
		const { headers } = await mine(anEvent({ route: 'GET /api/appointments' }), guard);
		expect(headers).toMatchObject({ 'cache-control': 'no-store' });
		expect(headers).not.toHaveProperty('etag');
	});
});

describe('a failure', () => {
	const failing = (error: unknown) =>
		httpHandler('listServices', validators, async () => {
			throw error;
		})(anEvent(), guard);

	test.each<[string, unknown, number]>([
		['a bug', new TypeError('canary is not a function'), 500],
		['something that is no error', 'canary', 500],
		['a refused permission', Object.assign(new Error('canary'), { name: 'AccessDeniedException' }), 500],
		['a throttle', Object.assign(new Error('canary'), { name: 'ThrottlingException' }), 503],
		['a timeout', Object.assign(new Error('canary'), { name: 'TimeoutError' }), 503],
		['a refused connection', Object.assign(new Error('canary'), { code: 'ECONNREFUSED' }), 503],
		['a 5xx of AWS', Object.assign(new Error('canary'), { $metadata: { httpStatusCode: 502 } }), 503],
		[
			'a transaction conflict',
			Object.assign(new Error('canary'), {
				name: 'TransactionCanceledException',
				CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
			}),
			503,
		],
	])('a failure by %s reveals nothing of its cause', async (_what, error, status) => {
		const { statusCode, body } = await failing(error);
		expect(statusCode).toBe(status);
		expect(body).not.toContain('canary');
		expect(lines.join('')).not.toContain('canary');
	});

	test('a failure is logged with route, request id and stack, and every request with its status', async () => {
		await failing(new TypeError('x'));
		const [bug, answered] = lines.map((line) => JSON.parse(line));
		expect(bug).toMatchObject({
			level: 'ERROR',
			message: 'UNEXPECTED_ERROR',
			route: 'listServices',
			requestId: 'request-1',
			error: 'TypeError',
			at: expect.stringContaining('http.test.ts'),
		});
		expect(answered).toMatchObject({ message: 'REQUEST_ANSWERED', route: 'listServices', status: 500 });
	});
});

test('no log line repeats what a person sent', async () => {
	const canary = 'canary-7f3a';
	const body = { email: `${canary}@example.ke`, password: canary, remember: canary };
	await refusing(anEvent({ route: LOGIN, body, headers: { authorization: canary, cookie: canary } }), guard);
	await refusing(anEvent({ route: LOGIN, body: { email: `${canary}@example.ke`, password: canary } }), guard);
	await refusing(anEvent({ route: LOGIN, body: canary }), guard);
	expect(lines.length).toBeGreaterThan(2);
	expect(lines.join('')).not.toContain(canary);
});
