import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type AccountWorld, accountWorld } from '../account/testing/account-world.ts';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { handClock } from '../notification/testing/outside-world.ts';
import { authKey } from '../platform/auth.repository.ts';
import { fieldCipherFrom } from '../platform/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { grantAdmin } from './grant-admin.usecase.ts';
import { roleRepository } from './role.repository.ts';

const EMAIL = 'nyambura@tulia.example';

let engine: FreshTable;
let table: FreshTable;
let world: AccountWorld;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const clock = handClock(new Date().toISOString());
	world = accountWorld({ ...table, cipher: fieldCipherFrom(randomBytes(32)), clock });
});
afterEach(() => table.close());

const grant = (email = EMAIL) => {
	const { db, tableName, deps } = world;
	return grantAdmin({ ...deps, roles: roleRepository(db, tableName, newId) })({ email, actor: 'admin:grant' });
};
async function joinConfirmed(): Promise<string> {
	const userId = await world.join(EMAIL);
	await world.deps.accounts.confirmEmail(userId);
	return userId;
}
const staff = async () => [...(ofEntity(await everything(world), 'staff')[0]?.ids ?? [])];

test('an account becomes one of staff, its sessions end, and it is audited', async () => {
	const userId = await joinConfirmed();
	const before = await world.tokenOf(EMAIL);
	expect(await grant(' Nyambura@Tulia.example')).toEqual({ ok: true, value: 'granted' });
	expect(await world.identify(`Bearer ${before}`, 'client')).toMatchObject({ refusal: 'unauthenticated' });
	expect(await world.identify(`Bearer ${await world.tokenOf(EMAIL)}`, 'admin')).toMatchObject({ ok: true });
	expect(await staff()).toEqual([userId]);
	const entry = { action: 'admin_granted', actor: 'admin:grant', object: userId };
	expect(ofEntity(await everything(world), 'audit')).toMatchObject([entry]);
});

test('saying it twice changes nothing, and mends a list of staff that lacks somebody', async () => {
	const userId = await joinConfirmed();
	await grant();
	const token = await world.tokenOf(EMAIL);
	await world.db.send(
		new UpdateCommand({
			TableName: world.tableName,
			Key: { PK: 'STAFF#ADMINS', SK: 'S' },
			UpdateExpression: 'REMOVE ids',
		}),
	);
	expect(await grant()).toEqual({ ok: true, value: 'already' });
	expect(await staff()).toEqual([userId]);
	expect(await world.identify(`Bearer ${token}`, 'admin')).toMatchObject({ ok: true });
	expect(ofEntity(await everything(world), 'audit')).toHaveLength(1);
});

test('nobody is made staff who has no account, or whose account is closed', async () => {
	expect(await grant()).toEqual({ ok: false, refusal: 'unknown_address' });
	const userId = await world.join(EMAIL);
	await world.db.send(
		new UpdateCommand({
			TableName: world.tableName,
			Key: authKey(userId),
			UpdateExpression: 'SET #status = :disabled',
			ExpressionAttributeNames: { '#status': 'status' },
			ExpressionAttributeValues: { ':disabled': 'disabled' },
		}),
	);
	expect(await grant()).toEqual({ ok: false, refusal: 'not_active' });
	expect(await staff()).toEqual([]);
});

test('nobody is made staff whose address is not confirmed, also when it was a moment ago (A12)', async () => {
	const userId = await world.join(EMAIL);
	const before = await everything(world);
	expect(await grant()).toEqual({ ok: false, refusal: 'not_confirmed' });
	const roles = roleRepository(world.db, world.tableName, newId);
	const promotion = { userId, version: 1, actor: 'admin:grant', now: world.clock.now() };
	expect(await roles.promote(promotion)).toEqual({ ok: false, refusal: 'changed_meanwhile' });
	expect(await everything(world)).toEqual(before);
});
