import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { APIGatewayProxyStructuredResultV2 as Answer } from 'aws-lambda';
import { anEvent, ORIGIN_SECRET } from '../platform/testing/an-event.ts';
import { type BundledFunction, bundledFunction } from '../platform/testing/bundled-function.ts';
import { type KmsServer, kmsServer } from '../platform/testing/kms-server.ts';

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

// Three dozen scrypt hashes on a busy machine.
jest.setTimeout(30_000);

let table: FreshTable;
let kms: KmsServer;
let identity: BundledFunction;

const start = () =>
	bundledFunction(join(__dirname, '../functions/identity.ts'), {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_KMS: kms.endpoint,
		TABLE_NAME: table.tableName,
		FIELD_KEY_ID: 'field-key',
		SIGNING_KEY_ID: 'signing-key',
		SITE_ORIGIN: 'https://tulia.example',
		ORIGIN_SECRET,
	});

beforeAll(async () => {
	table = await freshTable();
	kms = await kmsServer();
	identity = await start();
}, 30_000);
afterAll(async () => {
	identity.stop();
	kms.close();
	await table.close();
});

async function ask(route: string, parts: Parameters<typeof anEvent>[0] = {}) {
	const { value } = await identity.invoke(anEvent({ route, ...parts }));
	const { statusCode, body, headers } = value as Answer;
	return { status: statusCode, headers, body: JSON.parse(body ?? 'null') };
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

test('a person registers, is known by the token, and logs in again', async () => {
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

test('the key that signs is published, and may be kept for five minutes', async () => {
	const { status, headers, body } = await ask('GET /.well-known/jwks.json');
	expect(status).toBe(200);
	expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
	expect(body.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })]);
});

test('an address that is taken says so and nothing more', async () => {
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

test('a wrong password and an unknown address answer the same bytes', async () => {
	const answers = await Promise.all([
		ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: 'Wrong7Mvua!' } }),
		ask(LOGIN, { body: { email: 'nobody@example.ke', password: 'Wrong7Mvua!' } }),
	]);
	expect(answers[0]).toEqual(answers[1]);
	expect(answers[0]).toMatchObject({ status: 401, body: { title: 'Invalid email or password' } });
});

test('a session ends the moment the account says so', async () => {
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

test('an outage of KMS is 503, ends no session, and is over when KMS is back', async () => {
	const { body } = await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } });
	const cold = await start();
	try {
		kms.breakDown();
		const event = anEvent({ route: VERIFY, headers: { authorization: `Bearer ${body.token}` } });
		// The log beside the status says which dependency it was, should this ever fail.
		const asked = async () => ({ ...(await cold.invoke(event)), log: cold.output() });
		expect(await asked()).toMatchObject({ value: { statusCode: 503 } });
		expect((await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } })).status).toBe(503);
		kms.repair();
		expect(await asked()).toMatchObject({ value: { statusCode: 200 } });
	} finally {
		cold.stop();
	}
}, 60_000);

test('no log line repeats a name, an address, a password or a token', async () => {
	const { body } = await ask(LOGIN, { body: { email: 'canary-mail@example.ke', password: PASSWORD } });
	await verify(`${body.token}x`);
	const log = identity.output();
	expect(log).toContain('REQUEST_ANSWERED');
	for (const secret of [...canaries, body.token.split('.')[2]]) expect(log).not.toContain(secret);
});
