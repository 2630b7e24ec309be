import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type AccountFixture, accountFixture } from '../../../test-support/account/account-fixture.ts';
import { scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fakeClock } from '../../../test-support/notification/fake-clock.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { newId } from '../../platform/new-id.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { grantAdmin } from './grant-admin.usecase.ts';
import { roleRepository } from './role.repository.ts';

const EMAIL = 'nyambura@tulia.example';
const NOW = '2026-11-23T06:00:00.000Z';

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;

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
});
afterEach(() => table.close());

const grant = (email = EMAIL) => {
	const { db, tableName, deps } = fixture;
	return grantAdmin({ ...deps, roles: roleRepository(db, tableName, newId) })({ email, actor: 'admin:grant' });
};
async function joinConfirmed(): Promise<string> {
	const userId = await fixture.join(EMAIL);
	await fixture.deps.accounts.confirmEmail(userId);
	return userId;
}
const staff = async () => [...((await scanEntity(fixture, 'staff'))[0]?.ids ?? [])];

test('a promoted account is one of staff, loses its sessions, and is audited', async () => {
	const userId = await joinConfirmed();
	const before = await fixture.tokenOf(EMAIL);
	expect(await grant(' Nyambura@Tulia.example')).toEqual({ ok: true, value: 'granted' });
	expect(await fixture.identify(`Bearer ${before}`, { access: 'client' })).toMatchObject({
		refusal: 'unauthenticated',
	});
	expect(
		await fixture.identify(`Bearer ${await fixture.tokenOf(EMAIL)}`, { access: 'admin', roles: ['owner'] }),
	).toMatchObject({ ok: true });
	expect(await staff()).toEqual([userId]);
	const entry = { action: 'admin_granted', actor: 'admin:grant', object: userId };
	expect(await scanEntity(fixture, 'audit')).toMatchObject([entry]);
});

test('granting the role is idempotent, and repairs a list of staff that lacks the account', async () => {
	const userId = await joinConfirmed();
	await grant();
	const token = await fixture.tokenOf(EMAIL);
	await fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: { PK: 'STAFF#ADMINS', SK: 'S' },
			UpdateExpression: 'REMOVE ids',
		}),
	);
	expect(await grant()).toEqual({ ok: true, value: 'already' });
	expect(await staff()).toEqual([userId]);
	expect(await fixture.identify(`Bearer ${token}`, { access: 'admin', roles: ['owner'] })).toMatchObject({ ok: true });
	expect(await scanEntity(fixture, 'audit')).toHaveLength(1);
});

test('an unlisted member of staff is listed at the next log-in, and a client is not', async () => {
	const userId = await joinConfirmed();
	const become = (role: string, roles: readonly string[]) =>
		fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: userKey(userId, 'AUTH'),
				UpdateExpression: 'SET #role = :role, #roles = :roles',
				ExpressionAttributeNames: { '#role': 'role', '#roles': 'roles' },
				ExpressionAttributeValues: { ':role': role, ':roles': roles },
			}),
		);
	await fixture.tokenOf(EMAIL);
	expect(await scanEntity(fixture, 'staff')).toEqual([]);
	await become('staff', ['front_desk']);
	for (let times = 0; times < 2; times += 1) await fixture.tokenOf(EMAIL);
	expect(await scanEntity(fixture, 'staff')).toMatchObject([{ otherIds: new Set([userId]) }]);
	await grant();
	const [list] = await scanEntity(fixture, 'staff');
	expect([list?.ids, list?.otherIds]).toEqual([new Set([userId]), undefined]);
});

test('an unknown or closed account cannot become staff', async () => {
	expect(await grant()).toEqual({ ok: false, refusal: 'unknown_address' });
	const userId = await fixture.join(EMAIL);
	await fixture.db.send(
		new UpdateCommand({
			TableName: fixture.tableName,
			Key: userKey(userId, 'AUTH'),
			UpdateExpression: 'SET #status = :disabled',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':disabled': 'disabled' },
		}),
	);
	expect(await grant()).toEqual({ ok: false, refusal: 'not_active' });
	expect(await staff()).toEqual([]);
});

test('an account with an unconfirmed address cannot become staff, even when confirmed a moment ago (A12)', async () => {
	const userId = await fixture.join(EMAIL);
	const before = await scanAll(fixture);
	expect(await grant()).toEqual({ ok: false, refusal: 'not_confirmed' });
	const roles = roleRepository(fixture.db, fixture.tableName, newId);
	const promotion = { userId, version: 1, roles: [], actor: 'admin:grant', now: fixture.clock.now() };
	expect(await roles.promote(promotion)).toEqual({ ok: false, refusal: 'changed_meanwhile' });
	expect(await scanAll(fixture)).toEqual(before);
});
