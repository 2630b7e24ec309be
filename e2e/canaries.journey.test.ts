import type { Endpoint } from '@tulia/contracts/endpoint';
import { endpoints } from '@tulia/contracts/endpoints';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { call, firstFree, registerClient } from './support/api.ts';
import { admin } from './support/log-in.ts';

/** Stands in every text that is sent. Whatever of it turns up in a log was somebody's words, address or password. */
const CANARY = 'kanarienvogel';
/** A canary may hide: in base64 at any of three offsets, in an address, in hexadecimal. */
const DISGUISES = [
	CANARY,
	...[0, 1, 2].map((offset) =>
		Buffer.from('x'.repeat(offset) + CANARY)
			.toString('base64')
			.slice(4, 16),
	),
	Buffer.from(CANARY).toString('hex'),
];

let cloud: LocalCloud;
const tokens: Record<string, string> = {};
beforeAll(async () => {
	cloud = await startLocalCloud();
	tokens.client = await registerClient(cloud.origin);
	const { email, password } = admin;
	const session = await call(cloud.origin, '/api/auth/login', { method: 'POST', body: { email, password } });
	tokens.admin = String(session.body.token);
}, 120_000);
afterAll(() => cloud.stop());

interface ObjectSchema {
	readonly properties?: Readonly<Record<string, unknown>>;
}

const canariesFor = (schema: unknown): Record<string, string> =>
	Object.fromEntries(
		Object.keys((schema as ObjectSchema | undefined)?.properties ?? {}).map((name) => [name, `${CANARY}-${name}`]),
	);

/** A call of the endpoint with a canary in every parameter, every field and a header. */
async function callWithCanaries({ method, path, params, query, body, access }: Endpoint): Promise<number> {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `${CANARY}-${name}`);
	const asked = new URLSearchParams(query ? canariesFor(query) : {});
	void params;
	const answer = await fetch(`${cloud.origin}${filled}${asked.size > 0 ? `?${asked}` : ''}`, {
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

/** What people really send. */
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
	const serviceId = 'anxiety-management';
	const free = await firstFree(origin, serviceId);
	await post('/api/appointments', { serviceId, ...free, notes: `${CANARY}: near the door` }, tokens.client);
}

const setFaults = (faults: readonly object[]): Promise<Response> =>
	fetch(`${cloud.origin}/__local/api/faults`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ faults }),
	});

/** Every line the functions wrote (metrics are lines too), and what lies in the queues, dead letters among them. */
async function written(): Promise<string> {
	const read = async (what: string): Promise<string> => (await fetch(`${cloud.origin}/__local/api/${what}`)).text();
	return (await read('logs?limit=100000')) + (await read('queues'));
}

async function expectSilence(): Promise<void> {
	// Workers write a little later than the answers.
	await new Promise((resolve) => setTimeout(resolve, 3000));
	const everything = await written();
	expect(everything.length).toBeGreaterThan(1000);
	for (const disguise of DISGUISES) expect(everything.includes(disguise)).toBe(false);
}

test('nothing that is sent is written to a log, a metric or a queue', async () => {
	for (const endpoint of Object.values<Endpoint>(endpoints)) expect(await callWithCanaries(endpoint)).toBeLessThan(500);
	await validCalls(cloud.origin);
	await expectSilence();
}, 240_000);

test('nor when everything behind the functions fails', async () => {
	await setFaults([{ service: 'dynamodb', kind: 'error', error: { status: 500, code: 'InternalServerError' } }]);
	for (const endpoint of Object.values<Endpoint>(endpoints)) await callWithCanaries(endpoint);
	await validCalls(cloud.origin).catch(() => undefined);
	await setFaults([]);
	await expectSilence();
}, 240_000);
