import type { Endpoint } from '@tulia/contracts/endpoint';
import { endpoints } from '@tulia/contracts/endpoints';
import { call, firstFree, registerClient, setFaults } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { staffToken } from '../support/staff/staff-day.ts';

/** Part of every text that is sent: found in a log, it reveals a text, an address or a password. */
const CANARY = 'kanarienvogel';
/** Encoded canaries: in base64 at any of three offsets, in URLs, in hexadecimal. */
const ENCODED_CANARIES = [
	CANARY,
	...[0, 1, 2].map((offset) =>
		Buffer.from('x'.repeat(offset) + CANARY)
			.toString('base64')
			.slice(4, 16),
	),
	Buffer.from(CANARY).toString('hex'),
];

const site = cloudFixture();
const tokens: Record<string, string> = {};
beforeAll(async () => {
	tokens.client = await registerClient(site.cloud.origin);
	tokens.admin = await staffToken(site.cloud.origin);
});

interface ObjectSchema {
	readonly properties?: Readonly<Record<string, unknown>>;
}

const canariesFor = (schema: unknown): Record<string, string> =>
	Object.fromEntries(
		Object.keys((schema as ObjectSchema | undefined)?.properties ?? {}).map((name) => [name, `${CANARY}-${name}`]),
	);

/** Calls the endpoint with a canary in every parameter, every field and a header. */
async function callWithCanaries({ method, path, query, body, access }: Endpoint): Promise<number> {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `${CANARY}-${name}`);
	const search = new URLSearchParams(query ? canariesFor(query) : {});
	const answer = await fetch(`${site.cloud.origin}${filled}${search.size > 0 ? `?${search}` : ''}`, {
		method,
		headers: {
			...(body ? { 'content-type': 'application/json' } : {}),
			...(access === 'public' ? {} : { authorization: `Bearer ${tokens[access]}` }),
			'user-agent': CANARY,
			'x-local-viewer-ip': '10.77.0.1',
		},
		...(body ? { body: JSON.stringify(canariesFor(body)) } : {}),
	});
	await answer.arrayBuffer();
	return answer.status;
}

/** A service with its first free time, looked up before faults are injected, which would leave none. */
const SERVICE = 'anxiety-management';
let free: Awaited<ReturnType<typeof firstFree>>;
beforeEach(async () => {
	free = await firstFree(site.cloud.origin, SERVICE);
});

/** Calls with valid data. */
async function validCalls(origin: string): Promise<void> {
	const email = `${CANARY}@example.com`;
	const password = 'Kanari3nvogel!';
	const post = (path: string, body: object, token?: string) =>
		call(origin, path, { method: 'POST', body, ...(token ? { token } : {}) });
	await post('/api/auth/register', { name: CANARY, email, password, confirmPassword: password, terms: true });
	await post('/api/auth/login', { email, password });
	await post('/api/auth/forgot-password', { email });
	await post('/api/faqs/submit', { name: CANARY, email, question: `${CANARY}: may I come with my sister?` });
	await post('/api/contact', { name: CANARY, email, subject: CANARY, message: `${CANARY}: where do I park?` });
	await post('/api/newsletter', { email });
	await post('/api/blogs/1/comments', { name: CANARY, email, comment: `${CANARY}: thank you.` });
	await call(origin, '/api/telemetry/policy-violations', {
		method: 'POST',
		headers: { 'content-type': 'application/csp-report', 'user-agent': CANARY },
		body: {
			'csp-report': {
				'document-uri': `${origin}/reset-password/${CANARY}?token=${CANARY}`,
				referrer: `${origin}/${CANARY}`,
				'effective-directive': 'img-src',
				'blocked-uri': `https://elsewhere.example/${CANARY}?${CANARY}`,
				'script-sample': CANARY,
			},
		},
	});
	await post('/api/appointments', { serviceId: SERVICE, ...free, notes: `${CANARY}: near the door` }, tokens.client);
}

/** Every line of the functions' logs, metrics included, and the messages in queues, dead letters included. */
async function readLogsAndQueues(): Promise<string> {
	const read = async (what: string): Promise<string> =>
		(await fetch(`${site.cloud.origin}/__local/api/${what}`)).text();
	return (await read('logs?limit=100000')) + (await read('queues'));
}

async function expectNoCanary(): Promise<void> {
	await site.cloud.settled();
	const written = await readLogsAndQueues();
	expect(written.length).toBeGreaterThan(1000);
	for (const disguise of ENCODED_CANARIES) expect(written.includes(disguise)).toBe(false);
}

test('request data is never written to a log, a metric or a queue', async () => {
	for (const endpoint of Object.values<Endpoint>(endpoints)) expect(await callWithCanaries(endpoint)).toBeLessThan(500);
	await validCalls(site.cloud.origin);
	await expectNoCanary();
});

test('request data is never written to a log, a metric or a queue when every service behind the functions fails', async () => {
	await setFaults(site.cloud.origin, [
		{ service: 'dynamodb', kind: 'error', error: { status: 500, code: 'InternalServerError' } },
	]);
	for (const endpoint of Object.values<Endpoint>(endpoints)) await callWithCanaries(endpoint);
	await validCalls(site.cloud.origin);
	await setFaults(site.cloud.origin, []);
	await expectNoCanary();
});
