import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { logout } from '../identity/logout.usecase.ts';
import { handClock } from '../notification/testing/outside-world.ts';
import { authKey } from '../platform/auth.repository.ts';
import { fieldCipherFrom } from '../platform/field-cipher.ts';
import { signedToken, testKey } from '../platform/testing/signed-token.ts';
import { logoutEverywhere } from './logout-everywhere.usecase.ts';
import { type AccountWorld, accountWorld } from './testing/account-world.ts';

jest.setTimeout(60_000);

const EMAIL = 'amina@example.ke';
const ENDED = { ok: false, refusal: 'unauthenticated' };

/** Keeps the engine running between the tests. */
let engine: FreshTable;
let table: FreshTable;
let world: AccountWorld;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	// The library that checks tokens has no other clock than the real one.
	const clock = handClock(new Date().toISOString());
	world = accountWorld({ ...table, cipher: fieldCipherFrom(randomBytes(32)), clock });
	userId = await world.join(EMAIL);
});
afterEach(() => table.close());

const asks = (token: string) => world.identify(`Bearer ${token}`, 'client');
const leave = async (token: string) => logout(world.deps)({ caller: await world.callerOf(token) });

async function setAuth(attribute: 'ver' | 'role' | 'status', value: string | number): Promise<void> {
	await world.db.send(
		new UpdateCommand({
			TableName: world.tableName,
			Key: authKey(userId),
			UpdateExpression: 'SET #attribute = :value',
			ExpressionAttributeNames: { '#attribute': attribute },
			ExpressionAttributeValues: { ':value': value },
		}),
	);
}

describe('logging out', () => {
	test('ends this session at once and no other', async () => {
		const [here, elsewhere] = [await world.tokenOf(EMAIL), await world.tokenOf(EMAIL)];
		expect(await leave(here)).toEqual({ ok: true, value: null });
		expect(await asks(here)).toEqual(ENDED);
		expect(await asks(elsewhere)).toMatchObject({ ok: true });
	});

	test('is forgotten only when the token has ended by itself', async () => {
		const token = await world.tokenOf(EMAIL);
		const { jti, expiresAt } = await world.callerOf(token);
		await leave(token);
		const [revocation] = ofEntity(await everything(world), 'revocation');
		expect(revocation).toMatchObject({ PK: `USER#${userId}`, SK: `REVJTI#${jti}`, ttl: expiresAt });
		world.clock.moveTo(new Date(expiresAt * 1000 + 1000).toISOString());
		expect(await asks(token)).toEqual(ENDED);
	});

	test('of a hundred requests in flight, lets none through that began after it was acknowledged', async () => {
		const token = await world.tokenOf(EMAIL);
		const caller = await world.callerOf(token);
		let isAcknowledged = false;
		const inFlight = Array.from({ length: 50 }, () => asks(token));
		const ended = logout(world.deps)({ caller }).then(() => {
			isAcknowledged = true;
		});
		await ended;
		expect(isAcknowledged).toBe(true);
		const after = await Promise.all(Array.from({ length: 50 }, () => asks(token)));
		await Promise.all(inFlight);
		for (const answer of after) expect(answer).toEqual(ENDED);
	});
});

test('logging out everywhere ends twenty sessions at once, and a new one begins as before', async () => {
	const tokens = [];
	for (let at = 0; at < 20; at += 1) tokens.push(await world.tokenOf(EMAIL));
	for (const token of tokens) expect(await asks(token)).toMatchObject({ ok: true });
	await logoutEverywhere(world.deps)({ caller: await world.callerOf(tokens[0] ?? '') });
	for (const answer of await Promise.all(tokens.map(asks))) expect(answer).toEqual(ENDED);
	expect(await asks(await world.tokenOf(EMAIL))).toMatchObject({ ok: true, value: { version: 2 } });
});

/** What a token says is checked beside it (access-token.test.ts); here, what stands about its bearer. */
describe('a token', () => {
	const claims = (change: object = {}) => {
		const iat = Math.floor(world.clock.now().getTime() / 1000);
		const own = { sub: userId, jti: 'token-1', ver: 1, iat, exp: iat + 3600 };
		return { iss: 'https://tulia.example', aud: 'tulia-api', ...own, ...change };
	};
	const header = (change: object = {}) => ({ alg: 'ES256', typ: 'at+jwt', kid: world.key.jwk.kid, ...change });
	const token = (changed: { readonly header?: object; readonly claims?: object } = {}, key = world.key) =>
		signedToken(header(changed.header), claims(changed.claims), key);
	/** No check of a token may ask anybody for a key. */
	const noNetwork = () =>
		jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A token made us call somebody.'));

	test('as we issue it is good', async () => {
		expect(await asks(token())).toMatchObject({ ok: true, value: { userId, role: 'client', version: 1 } });
	});

	test.each<[string, () => string]>([
		['naming a key nobody knows', () => token({ header: { kid: 'unknown' } })],
		[
			'naming an address for its key',
			() => token({ header: { kid: 'unknown', jku: 'https://evil.example/jwks.json' } }),
		],
		['signed by another key under our name', () => token({}, testKey())],
		['that has ended', () => token({ claims: { iat: claims().iat - 7200, exp: claims().iat - 3600 } })],
		['of a version that is over', () => token({ claims: { ver: 0 } })],
		['of a version to come', () => token({ claims: { ver: 2 } })],
		['of an account that never was', () => token({ claims: { sub: 'nobody' } })],
		['with a padded signature', () => `${token()}=`],
		['that is text', () => 'not-a-token'],
	])('%s is refused, asking nobody', async (_what, made) => {
		const network = noNetwork();
		expect(await asks(made())).toEqual(ENDED);
		expect(network).not.toHaveBeenCalled();
		network.mockRestore();
	});

	test('ends with the account', async () => {
		await setAuth('status', 'disabled');
		expect(await asks(token())).toEqual(ENDED);
		await setAuth('status', 'deleted');
		expect(await asks(token())).toEqual(ENDED);
	});
});

describe('staff', () => {
	const admin = async (asksForFactor: boolean) => {
		await world.join('staff@example.ke', 'admin');
		const token = await world.tokenOf('staff@example.ke');
		return (access: 'client' | 'admin') => world.identifyWhere(asksForFactor)(`Bearer ${token}`, access);
	};

	test('without a second factor reach nothing of staff where one is asked for, but can make themselves one', async () => {
		const ask = await admin(true);
		expect(await ask('admin')).toEqual({ ok: false, refusal: 'second_factor_missing' });
		expect(await ask('client')).toMatchObject({ ok: true });
	});

	test('need none where none is asked for', async () => {
		expect(await (await admin(false))('admin')).toMatchObject({ ok: true, value: { role: 'admin' } });
	});
});
