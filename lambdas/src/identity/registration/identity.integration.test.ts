import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { legalVersion } from '@tulia/contracts/legal-version';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import { anEvent, ORIGIN_SECRET } from '../../../test-support/platform/an-event.ts';
import { type BundledFunction, bundledFunction } from '../../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../../test-support/platform/kms-server.ts';

const REGISTER = 'POST /api/auth/register';
const LOGIN = 'POST /api/auth/login';
const VERIFY = 'GET /api/auth/verify';
const PASSWORD = 'Canary7Mvua!';
const canaries = ['canary-name', 'canary-mail', PASSWORD];
const registration = (email: string) => ({
	name: 'canary-name',
	email,
	password: PASSWORD,
	confirmPassword: PASSWORD,
	terms: true,
});

let table: FreshTable;
let kms: KmsServer;
let identity: BundledFunction;

const start = (environment: Readonly<Record<string, string>> = {}) =>
	bundledFunction('identity', {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_KMS: kms.endpoint,
		TABLE_NAME: table.tableName,
		FIELD_KEY_ID: 'field-key',
		SIGNING_KEY_ID: 'signing-key',
		SITE_ORIGIN: 'https://tulia.example',
		ORIGIN_SECRET,
		...environment,
	});

beforeAll(async () => {
	table = await freshTable();
	kms = await kmsServer();
	identity = await start();
});
afterAll(async () => {
	identity.stop();
	kms.close();
	await table.close();
});

async function ask(route: string, parts: Parameters<typeof anEvent>[0] = {}, bundle = identity) {
	const { value } = await bundle.invoke(anEvent({ route, ...parts }));
	const { statusCode, body, headers } = value as Answer;
	return { status: statusCode ?? 0, headers, body: JSON.parse(body ?? 'null') };
}
const verify = (token: string) => ask(VERIFY, { headers: { authorization: `Bearer ${token}` } });

async function setAuth(userId: string, attribute: 'ver' | 'role' | 'status', value: string | number): Promise<void> {
	await table.db.send(
		new UpdateCommand({
			TableName: table.tableName,
			Key: { PK: `USER#${userId}`, SK: 'AUTH' },
			UpdateExpression: 'SET #attribute = :value',
			ExpressionAttributeNames: { '#attribute': attribute },
			ExpressionAttributeValues: { ':value': value },
		}),
	);
}

test('a person registers, is recognised by the token, and logs in again', async () => {
	const registered = await ask(REGISTER, { body: registration('Canary-Mail@Example.ke') });
	expect(registered.status).toBe(201);
	expect(registered.headers).toMatchObject({ 'cache-control': 'no-store' });
	const user = { name: 'canary-name', email: 'canary-mail@example.ke', role: 'client', emailVerified: false };
	expect(registered.body.user).toMatchObject(user);
	expect(await verify(registered.body.token)).toMatchObject({ status: 200, body: registered.body.user });

	const again = await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD, remember: true } });
	expect(again).toMatchObject({ status: 200, body: { user: registered.body.user } });
	expect(again.body.token).not.toBe(registered.body.token);
	expect((await verify(again.body.token)).status).toBe(200);
});

test('the public signing key is published, and may be cached for five minutes', async () => {
	const { status, headers, body } = await ask('GET /.well-known/jwks.json');
	expect(status).toBe(200);
	expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
	expect(body.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })]);
});

test('registering with an address in use is refused without other information', async () => {
	const taken = await ask(REGISTER, { body: registration('canary-mail@example.ke') });
	expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken', errors: [{ field: 'email' }] } });
	expect(JSON.stringify(taken.body)).not.toContain('canary');
});

test.each<[string, object, string]>([
	['a role', { role: 'admin' }, 'role'],
	['an admin flag', { isAdmin: true }, 'isAdmin'],
	['a constructor', { constructor: { prototype: { role: 'admin' } } }, 'constructor'],
	['other passwords', { confirmPassword: 'Other7Mvua!' }, 'confirmPassword'],
	['a weak password', { password: 'password', confirmPassword: 'password' }, 'password'],
	['a common password', { password: 'P@ssw0rd1', confirmPassword: 'P@ssw0rd1' }, 'password'],
	['no terms', { terms: false }, 'terms'],
	['a name with a line break', { name: 'Amina\r\nBcc: x@y.z' }, 'name'],
])('registering with %s is refused at that field', async (_what, change, field) => {
	const { status, body } = await ask(REGISTER, { body: { ...registration('other@example.ke'), ...change } });
	expect(status).toBe(400);
	expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
});

test('outdated terms are refused, and the same form can be sent again', async () => {
	const form = registration('reader@example.ke');
	const refused = await ask(REGISTER, { body: { ...form, termsVersion: '2025-06-15' } });
	expect(refused).toMatchObject({ status: 409, body: { code: 'wording_changed', wordingInForce: legalVersion } });
	expect((await ask(LOGIN, { body: { email: form.email, password: PASSWORD } })).status).toBe(401);
	const termsVersion: string = refused.body.wordingInForce;
	expect((await ask(REGISTER, { body: { ...form, termsVersion } })).status).toBe(201);
});

test('the responses to a wrong password and an unknown address are identical', async () => {
	const answers = await Promise.all([
		ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: 'Wrong7Mvua!' } }),
		ask(LOGIN, { body: { email: 'nobody@example.ke', password: 'Wrong7Mvua!' } }),
	]);
	expect(answers[0]).toEqual(answers[1]);
	expect(answers[0]).toMatchObject({ status: 401, body: { title: 'Invalid email or password' } });
});

test('a session ends as soon as the account is disabled', async () => {
	const { body } = await ask(REGISTER, { body: registration('canary-mail-2@example.ke') });
	const { id } = body.user;
	await setAuth(id, 'role', 'admin');
	expect((await verify(body.token)).status).toBe(401); // 12 hours are too long for staff
	await setAuth(id, 'role', 'client');
	await setAuth(id, 'status', 'disabled');
	expect(await verify(body.token)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
	await setAuth(id, 'status', 'active');
	expect((await verify(body.token)).status).toBe(200);
	await setAuth(id, 'ver', 2);
	expect((await verify(body.token)).status).toBe(401);
});

test('an outage of KMS causes 503, ends no session, and needs no restart', async () => {
	const { body } = await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } });
	const cold = await start();
	try {
		kms.breakDown();
		const event = anEvent({ route: VERIFY, headers: { authorization: `Bearer ${body.token}` } });
		// The log beside the status names the dependency, should this ever fail.
		const invoked = async () => ({ ...(await cold.invoke(event)), log: cold.output() });
		expect(await invoked()).toMatchObject({ value: { statusCode: 503 } });
		expect((await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } })).status).toBe(503);
		kms.repair();
		expect(await invoked()).toMatchObject({ value: { statusCode: 200 } });
	} finally {
		cold.stop();
	}
});

describe('during a rotation of the signing key', () => {
	const session = async (by: BundledFunction): Promise<string> => {
		const body = { email: 'canary-mail@example.ke', password: PASSWORD };
		return (await ask(LOGIN, { body }, by)).body.token;
	};
	const standsAt = async (by: BundledFunction, token: string): Promise<number> =>
		(await ask(VERIFY, { headers: { authorization: `Bearer ${token}` } }, by)).status;

	test('during a rotation of the signing key sessions of both keys are accepted at every step, and end with the removed key', async () => {
		const [old, next] = ['signing-key', 'next-key'];
		const announced = await start({ SIGNING_KEY_ID: old, OTHER_SIGNING_KEY_IDS: next });
		const switched = await start({ SIGNING_KEY_ID: next, OTHER_SIGNING_KEY_IDS: old });
		const over = await start({ SIGNING_KEY_ID: next });
		try {
			const [before, during, after] = [await session(identity), await session(announced), await session(switched)];
			for (const token of [before, during, after]) {
				expect(await standsAt(announced, token)).toBe(200);
				expect(await standsAt(switched, token)).toBe(200);
			}
			for (const token of [before, during]) expect(await standsAt(over, token)).toBe(401);
			expect(await standsAt(over, after)).toBe(200);
			const { body } = await ask('GET /.well-known/jwks.json', {}, announced);
			expect(new Set(body.keys.map(({ kid }: { kid: string }) => kid)).size).toBe(2);
		} finally {
			for (const one of [announced, switched, over]) one.stop();
		}
	});
});

describe('field values and logs', () => {
	const secret = 'canary-typed';
	const long = `${secret}${'x'.repeat(300)}`;
	/** Two bodies per endpoint: a valid one, as far as possible without mail, and an invalid one. */
	const bodies: readonly (readonly [string, object])[] = [
		[REGISTER, { ...registration(`${secret}@example.ke`), name: secret }],
		[REGISTER, { ...registration(secret), name: long, password: secret, [secret]: secret }],
		[LOGIN, { email: `${secret}@example.ke`, password: PASSWORD, code: '123456' }],
		[LOGIN, { email: `${secret}@example.ke`, password: secret }],
		[LOGIN, { email: secret, password: long, code: secret }],
		['POST /api/auth/forgot-password', { email: `${secret}@example.ke` }],
		['POST /api/auth/forgot-password', { email: secret }],
		['POST /api/auth/confirm-email', { token: secret.padEnd(43, 'a') }],
		['POST /api/auth/confirm-email', { token: secret }],
		['PATCH /api/account', { name: `${secret} again` }],
		['PATCH /api/account', { name: long }],
		['POST /api/account/password', { currentPassword: secret, password: PASSWORD, confirmPassword: PASSWORD }],
		['POST /api/account/password', { currentPassword: secret, password: secret, confirmPassword: secret }],
		['POST /api/account/deletion', { currentPassword: secret, confirmation: 'delete my account' }],
		['POST /api/account/deletion', { currentPassword: long, confirmation: secret }],
		['POST /api/account/second-factor', { currentPassword: secret }],
		['POST /api/account/second-factor/confirmation', { code: secret }],
		['POST /api/account/second-factor/removal', { currentPassword: secret, code: secret }],
	];
	const resets = (token: string) =>
		['', secret].map((more) => ({
			route: 'POST /api/auth/reset-password/{token}',
			params: { token: token.padEnd(43 + more.length, 'a') },
			body: { password: `${PASSWORD}${more}`, confirmPassword: PASSWORD },
		}));

	test('field values are in no log line, also after refusals and failures', async () => {
		const { body } = await ask(REGISTER, { body: registration('canary-session@example.ke') });
		const headers = { authorization: `Bearer ${body.token}` };
		const askAll = async (by: BundledFunction): Promise<readonly number[]> => {
			const statuses: number[] = [];
			for (const [route, typed] of bodies) statuses.push((await ask(route, { body: typed, headers }, by)).status);
			for (const { route, ...parts } of resets(secret)) statuses.push((await ask(route, parts, by)).status);
			return statuses;
		};
		expect(Math.max(...(await askAll(identity)))).toBeLessThan(500);
		// Without its table, every use case fails at storage.
		const broken = await start({ TABLE_NAME: 'no-such-table' });
		try {
			expect(Math.max(...(await askAll(broken)))).toBeGreaterThanOrEqual(500);
			const log = identity.output() + broken.output();
			for (const spelled of [secret, Buffer.from(secret).toString('base64').slice(0, 12), encodeURIComponent(long)])
				expect(log).not.toContain(spelled);
			expect(log).not.toContain(PASSWORD);
		} finally {
			broken.stop();
		}
	});
});

test('no log line repeats a name, an address, a password or a token', async () => {
	const { body } = await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } });
	await verify(`${body.token}x`);
	const log = identity.output();
	expect(log).toContain('REQUEST_ANSWERED');
	for (const secret of [...canaries, body.token.split('.')[2]]) expect(log).not.toContain(secret);
});
