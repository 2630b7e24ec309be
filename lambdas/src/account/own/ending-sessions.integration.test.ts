import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type AccountFixture, accountFixture } from '../../../test-support/account/account-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fakeClock } from '../../../test-support/notification/fake-clock.ts';
import { signedToken, testKey } from '../../../test-support/platform/signed-token.ts';
import { logout } from '../../identity/session/session.usecase.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { logoutEverywhere } from './change-account.usecase.ts';

const EMAIL = 'amina@example.ke';
const NOW = '2026-11-23T06:00:00.000Z';
const ENDED = { ok: false, refusal: 'unauthenticated' };

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const clock = fakeClock(NOW);
	// The library that checks tokens takes no clock.
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
	fixture = accountFixture({ ...table, cipher: fieldCipherFrom(randomBytes(32)), clock });
	userId = await fixture.join(EMAIL);
});
afterEach(() => table.close());

const asks = (token: string) => fixture.identify(`Bearer ${token}`, { access: 'client' });
const logOutWith = async (token: string) => logout(fixture.deps)({ caller: await fixture.callerOf(token) });

async function setAuth(attribute: 'ver' | 'role' | 'status', value: string | number): Promise<void> {
	await fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: userKey(userId, 'AUTH'),
			UpdateExpression: 'SET #attribute = :value',
			ExpressionAttributeNames: { '#attribute': attribute },
			ExpressionAttributeValues: { ':value': value },
		}),
	);
}

describe('logging out', () => {
	test('logging out ends this session at once and no other', async () => {
		const [here, elsewhere] = [await fixture.tokenOf(EMAIL), await fixture.tokenOf(EMAIL)];
		expect(await logOutWith(here)).toEqual({ ok: true, value: null });
		expect(await asks(here)).toEqual(ENDED);
		expect(await asks(elsewhere)).toMatchObject({ ok: true });
	});

	test('the record of a log-out is deleted only once the token has expired', async () => {
		const token = await fixture.tokenOf(EMAIL);
		const { jti, expiresAt } = await fixture.callerOf(token);
		await logOutWith(token);
		const [revocation] = await scanEntity(fixture, 'revocation');
		expect(revocation).toMatchObject({ PK: `USER#${userId}`, SK: `REVJTI#${jti}`, ttl: expiresAt });
		fixture.clock.moveTo(new Date(expiresAt * 1000 + 1000).toISOString());
		expect(await asks(token)).toEqual(ENDED);
	});

	test('of a hundred requests in flight, none that began after the acknowledged log-out is let through', async () => {
		const token = await fixture.tokenOf(EMAIL);
		const caller = await fixture.callerOf(token);
		let isAcknowledged = false;
		const inFlight = Array.from({ length: 50 }, () => asks(token));
		const ended = logout(fixture.deps)({ caller }).then(() => {
			isAcknowledged = true;
		});
		await ended;
		expect(isAcknowledged).toBe(true);
		const after = await Promise.all(Array.from({ length: 50 }, () => asks(token)));
		await Promise.all(inFlight);
		for (const answer of after) expect(answer).toEqual(ENDED);
	});
});

test('logging out everywhere ends twenty sessions at once, and a new one can begin', async () => {
	const tokens = [];
	for (let at = 0; at < 20; at += 1) tokens.push(await fixture.tokenOf(EMAIL));
	for (const token of tokens) expect(await asks(token)).toMatchObject({ ok: true });
	await logoutEverywhere(fixture.deps)({ caller: await fixture.callerOf(tokens[0] ?? '') });
	for (const answer of await Promise.all(tokens.map(asks))) expect(answer).toEqual(ENDED);
	expect(await asks(await fixture.tokenOf(EMAIL))).toMatchObject({ ok: true, value: { version: 2 } });
});

/** Tests the stored state of the account of a token; access-token.test.ts tests the claims. */
describe('checking a token', () => {
	const claims = (change: object = {}) => {
		const iat = Math.floor(fixture.clock.now().getTime() / 1000);
		const own = { sub: userId, jti: 'token-1', ver: 1, iat, exp: iat + 3600 };
		return { iss: 'https://tulia.example', aud: 'tulia-api', ...own, ...change };
	};
	const header = (change: object = {}) => ({ alg: 'ES256', typ: 'at+jwt', kid: fixture.key.jwk.kid, ...change });
	const token = (changed: { readonly header?: object; readonly claims?: object } = {}, key = fixture.key) =>
		signedToken(header(changed.header), claims(changed.claims), key);
	/** No token check may call a key service. */
	const noNetwork = () =>
		jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A token caused a network call.'));

	test('a token as the identity service issues it is accepted', async () => {
		expect(await asks(token())).toMatchObject({ ok: true, value: { userId, role: 'client', roles: [], version: 1 } });
	});

	test.each<[string, () => string]>([
		['with an unknown key id', () => token({ header: { kid: 'unknown' } })],
		['with the URL of its key', () => token({ header: { kid: 'unknown', jku: 'https://evil.example/jwks.json' } })],
		['signed by another key under the id of ours', () => token({}, testKey())],
		['that has expired', () => token({ claims: { iat: claims().iat - 7200, exp: claims().iat - 3600 } })],
		['of an earlier session version', () => token({ claims: { ver: 0 } })],
		['of a future session version', () => token({ claims: { ver: 2 } })],
		['of an account that does not exist', () => token({ claims: { sub: 'nobody' } })],
		['with a padded signature', () => `${token()}=`],
		['that is no JWS', () => 'not-a-token'],
	])('a token %s is refused without a network call', async (_what, made) => {
		const network = noNetwork();
		expect(await asks(made())).toEqual(ENDED);
		expect(network).not.toHaveBeenCalled();
		network.mockRestore();
	});

	test('a token is refused once its account is closed', async () => {
		await setAuth('status', 'disabled');
		expect(await asks(token())).toEqual(ENDED);
		await setAuth('status', 'deleted');
		expect(await asks(token())).toEqual(ENDED);
	});
});

describe('second factors of staff', () => {
	const admin = async (asksForFactor: boolean) => {
		await fixture.join('staff@example.ke', 'admin');
		const token = await fixture.tokenOf('staff@example.ke');
		return (access: 'client' | 'admin') =>
			fixture.identifyWhere(asksForFactor)(
				`Bearer ${token}`,
				access === 'admin' ? { access, roles: ['owner'] } : { access },
			);
	};

	test('staff without a required second factor reach no staff endpoint, but can enrol one', async () => {
		const ask = await admin(true);
		expect(await ask('admin')).toEqual({ ok: false, refusal: 'second_factor_missing' });
		expect(await ask('client')).toMatchObject({ ok: true });
	});

	test('staff need no second factor where none is required', async () => {
		expect(await (await admin(false))('admin')).toMatchObject({ ok: true, value: { role: 'admin' } });
	});
});
