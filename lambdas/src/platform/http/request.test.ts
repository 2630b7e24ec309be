import { validators } from '@tulia/contracts/endpoint-validators/all';
import { anEvent, ORIGIN_SECRET } from '../../../test-support/platform/an-event.ts';
import { httpHandler, type RequestGuard } from './http.ts';
import { ok, refuse } from './result.ts';

const guard: RequestGuard = { originSecrets: [ORIGIN_SECRET], identify: async () => refuse('unauthenticated') };
const errorsOf = (body = 'null') => JSON.parse(body).errors;

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // Silences the log of each request.
});
afterAll(() => jest.restoreAllMocks());

describe('a device id', () => {
	const DEVICE = '7b1e3c1e-58d4-4a1c-9b0b-2f6a6e3c9a10';
	const question = { name: 'Amina', email: 'amina@example.ke', question: 'Do you see couples?' };
	const ask = (headers: Record<string, string>, run = jest.fn(async () => ok({ status: 'received' as const }))) => ({
		run,
		answer: httpHandler(
			'submitQuestion',
			validators,
			run,
		)(anEvent({ route: 'POST /api/faqs/submit', body: question, headers }), guard),
	});
	const like = (headers: Record<string, string>) => {
		const route = 'POST /api/blogs/{id}/like';
		const event = anEvent({ route, params: { id: '1' }, body: { liked: true }, headers });
		return httpHandler('likeArticle', validators, async () => ok({ likes: 1, views: 1 }))(event, guard);
	};

	test('a device id is read as the browser sends it, in lower case, with its user agent', async () => {
		const { run, answer } = ask({ 'x-device-id': DEVICE.toUpperCase(), 'user-agent': 'Browser/1' });
		expect((await answer).statusCode).toBe(202);
		expect(run).toHaveBeenCalledWith(
			expect.objectContaining({ viewer: { ip: '130.176.1.1', device: DEVICE, userAgent: 'Browser/1' } }),
		);
	});

	test('a device id may be absent where it is optional, and must be present where it is required', async () => {
		expect((await ask({}).answer).statusCode).toBe(202);
		expect((await like({ 'x-device-id': DEVICE })).statusCode).toBe(200);
		const { statusCode, body } = await like({});
		expect(statusCode).toBe(400);
		expect(errorsOf(body)).toEqual([{ field: 'X-Device-Id', message: 'This header is required' }]);
	});

	test.each(['', 'my-phone', `${DEVICE}0`, `${DEVICE},${DEVICE}`])(
		'a device id is a UUID and not %p',
		async (device) => {
			for (const answer of [like({ 'x-device-id': device }), ask({ 'x-device-id': device }).answer]) {
				const { statusCode, body } = await answer;
				expect(statusCode).toBe(400);
				expect(errorsOf(body)).toEqual([{ field: 'X-Device-Id', message: 'This header must be a UUID' }]);
			}
		},
	);

	test('a device id is not read where the contract does not declare it', async () => {
		const run = jest.fn(async () => refuse('invalid_link'));
		const event = anEvent({
			route: 'POST /api/auth/confirm-email',
			body: { token: 'a'.repeat(43) },
			headers: { 'x-device-id': 'anything' },
		});
		await httpHandler('confirmEmail', validators, run)(event, guard);
		expect(run).toHaveBeenCalledWith(
			expect.objectContaining({ viewer: expect.objectContaining({ device: undefined }) }),
		);
	});
});

describe('the one-click unsubscribe of a mail program', () => {
	const token = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
	const click = (type: string | undefined, headers: Record<string, string> = {}) => {
		const sent = type === undefined ? {} : { body: 'List-Unsubscribe=One-Click' };
		const event = anEvent({
			route: 'POST /api/newsletter/unsubscribe',
			query: { token },
			...sent,
			headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
		});
		return httpHandler('unsubscribe', validators, async () => ok({ status: 'unsubscribed' as const }))(event, guard);
	};

	test.each([
		undefined,
		'application/x-www-form-urlencoded',
		'application/x-www-form-urlencoded; charset=utf-8',
		'multipart/form-data; boundary=x',
		'application/json',
	])('the one-click unsubscribe of a mail program may be sent as %p', async (type) => {
		expect((await click(type)).statusCode).toBe(200);
	});

	test.each(['text/plain', 'application/x-www-form-urlencodedX', ''])(
		'the one-click unsubscribe of a mail program may not be sent as %p',
		async (type) => {
			expect((await click(type)).statusCode).toBe(415);
		},
	);

	test('the one-click unsubscribe of a mail program is refused from another site’s page, and above 8 KB', async () => {
		const form = 'application/x-www-form-urlencoded';
		expect((await click(form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
		const event = anEvent({
			route: 'POST /api/newsletter/unsubscribe',
			query: { token },
			body: 'x'.repeat(8193),
			headers: { 'content-type': form },
		});
		const handler = httpHandler('unsubscribe', validators, async () => ok({ status: 'unsubscribed' as const }));
		expect((await handler(event, guard)).statusCode).toBe(413);
	});
});

describe('a report that a browser sends by itself', () => {
	const report = (type: string, body: unknown = { 'csp-report': {} }, headers: Record<string, string> = {}) =>
		httpHandler('reportPolicyViolations', validators, async () => ok(null))(
			anEvent({ route: 'POST /api/telemetry/policy-violations', body, headers: { 'content-type': type, ...headers } }),
			guard,
		);

	test('a report that a browser sends by itself is accepted in both formats, from pages of this site', async () => {
		const queued = [{ type: 'csp-violation', body: { blockedURL: 'inline' }, age: 5, user_agent: 'x' }];
		expect((await report('application/csp-report')).statusCode).toBe(204);
		expect((await report('application/reports+json', queued)).statusCode).toBe(204);
		const elsewhere = await report('application/csp-report', undefined, { 'sec-fetch-site': 'cross-site' });
		expect(elsewhere.statusCode).toBe(403);
	});

	test.each(['application/json', 'text/plain', 'application/csp-reports', ''])(
		'a report that a browser sends by itself is refused as %p',
		async (type) => {
			expect((await report(type)).statusCode).toBe(415);
		},
	);

	test('a report that a browser sends by itself has 64 KB at most, and names its subject', async () => {
		const types = ['application/csp-report', 'application/reports+json'] as const;
		expect((await report(types[0], 'x'.repeat(64 * 1024 + 1))).statusCode).toBe(413);
		expect((await report(types[0], { 'csp-report': 1 })).statusCode).toBe(400);
		expect((await report(types[1], [])).statusCode).toBe(400);
		const many = Array.from({ length: 101 }, () => ({ type: 'csp-violation', body: {} }));
		expect((await report(types[1], many)).statusCode).toBe(400);
	});
});
