import { randomUUID } from 'node:crypto';
import { cloudFixture } from '../support/journey-fixture.ts';

/** Every allowed response header of the site. */
const knownHeaders = [
	// Content and caching
	...['content-type', 'content-encoding', 'cache-control', 'etag', 'last-modified', 'vary', 'location', 'retry-after'],
	...['x-robots-tag', 'x-cache'],
	// Security (promises W2 and W3)
	...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options'],
	...['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy', 'reporting-endpoints'],
];

/** Headers that browsers no longer support or that do harm; scanners still suggest some of them. */
const obsolete = [
	...['x-xss-protection', 'expect-ct', 'public-key-pins', 'public-key-pins-report-only', 'feature-policy', 'p3p'],
	...['pragma', 'expires', 'warning', 'x-ua-compatible', 'x-webkit-csp', 'x-content-security-policy', 'x-powered-by'],
	...['x-download-options', 'x-permitted-cross-domain-policies', 'content-md5', 'report-to'],
];

/** Headers of the transport, or of every server; the request id of API Gateway leads to the log (decision 043). */
const ofTransport = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'apigw-requestid'];

const site = cloudFixture();
const answers = new Map<string, Response>();
beforeAll(async () => {
	const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
		const answer = await fetch(site.cloud.origin + path, { redirect: 'manual', ...init });
		await answer.arrayBuffer();
		return answer;
	};
	const post = (body: object): RequestInit => ({
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-device-id': randomUUID() },
		body: JSON.stringify(body),
	});
	const unchanged = async (path: string): Promise<RequestInit> => ({
		headers: { 'if-none-match': (await ask(path)).headers.get('etag') ?? '' },
	});
	const script = /src="([^"]+\.js)"/.exec(await (await fetch(`${site.cloud.origin}/login`)).text())?.[1] ?? '';
	const password = 'Mvua7ya7Kusi!';
	const person = {
		name: 'Amina',
		email: `${randomUUID()}@example.ke`,
		password,
		confirmPassword: password,
		terms: true,
	};
	const kinds: readonly (readonly [kind: string, status: number, path: string, init?: RequestInit])[] = [
		['a page', 200, '/'],
		['a page one has', 304, '/', await unchanged('/')],
		['a page that is not there', 404, '/nothing'],
		['a page with a slash', 301, '/services/'],
		['a page behind a log-in', 200, '/appointments'],
		['a page of a reset link', 200, '/reset-password/abc'],
		['a page that is posted to', 403, '/', { method: 'POST' }],
		['a script', 200, script],
		['the sitemap', 200, '/sitemap.xml'],
		['a picture that is not there', 404, `/uploads/${'a'.repeat(64)}.webp`],
		['content of the API', 200, '/api/services'],
		['content that the browser has cached', 304, '/api/services', await unchanged('/api/services')],
		['free times of no day', 400, '/api/appointments/available-times'],
		['keys', 200, '/.well-known/jwks.json'],
		['an unknown route', 404, '/api/nothing'],
		['a call without a session', 401, '/api/account'],
		['an invalid form', 400, '/api/contact', post({})],
		['an accepted form', 202, '/api/newsletter', post({ email: person.email, filledInMs: 5000 })],
		['an account', 201, '/api/auth/register', post(person)],
		['a link of a mail', 302, '/api/newsletter/unsubscribe?token=abc'],
	];
	for (const [kind, , path, init] of kinds) {
		const answer = await ask(path, init);
		answers.set(kind, answer);
	}
	expect(kinds.map(([kind]) => [kind, answers.get(kind)?.status])).toEqual(
		kinds.map(([kind, status]) => [kind, status]),
	);
});

const namesIn = (answer: Response): string[] =>
	[...answer.headers.keys()].filter((name) => !ofTransport.includes(name)).sort();

test('a response of any kind has only known headers, and none of them is obsolete', () => {
	for (const [kind, answer] of answers) {
		const unknown = namesIn(answer).filter((name) => !knownHeaders.includes(name));
		expect([kind, unknown]).toEqual([kind, []]);
	}
	expect(knownHeaders.filter((name) => obsolete.includes(name))).toEqual([]);
});

test('a response of any kind has the security headers', () => {
	const names = knownHeaders.slice(knownHeaders.indexOf('content-security-policy'));
	for (const [kind, answer] of answers) {
		// A 304 has no policy, so that the page keeps its own, with the digests of its inline parts (decision 051).
		const expected = kind === 'a page one has' ? names.filter((name) => name !== 'content-security-policy') : names;
		expect([kind, namesIn(answer)]).toEqual([kind, expect.arrayContaining(expected)]);
	}
});
