import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import { encodeCursor } from '../platform/lists/cursor.ts';
import { newId } from '../platform/new-id.ts';
import { changeUser } from './change-users.usecase.ts';
import { getUser, listUsers } from './read-users.usecase.ts';
import { userRepository } from './user.repository.ts';

const [ENTRY, OTHER] = ['amina', 'peter'];
const DAY = 24 * 60 * 60 * 1000;

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), [ENTRY, OTHER]);
});
afterEach(() => fixture.close());

const openCipher = async () => fixture.cipher;
const users = () =>
	userRepository({ db: fixture.db, tableName: fixture.tableName, openCipher, now: () => FIXTURE_NOW });
const accounts = () => accountRepository(fixture.db, fixture.tableName, openCipher);

/** An account registered this many days ago. */
async function join(
	id: string,
	daysAgo: number,
	roles: readonly StaffRole[] = [],
	emailVerified = true,
): Promise<string> {
	const joinedAt = new Date(FIXTURE_NOW.getTime() - daysAgo * DAY).toISOString();
	const account = { id, name: `Person ${id}`, email: `${id}@people.example`, emailVerified, joinedAt };
	await accounts().create({ ...account, roles, passwordHash: 'none' });
	return id;
}
const list = async (query: { search?: string; cursor?: string; limit?: string } = {}) => {
	const answer = await listUsers({ users: users() })({ query });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};
const change = (
	actor: string,
	id: string,
	body: { roles?: StaffRole[]; psychologistId?: string; status?: 'active' | 'disabled'; version?: number },
) =>
	changeUser({ users: users(), now: () => FIXTURE_NOW, newId })({
		params: { id },
		body: { confirmation: `${id}@people.example`, version: 1, ...body },
		caller: { userId: actor, role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 },
	});
const staffList = async () => (await scanAll(fixture)).find(({ PK }) => PK === 'STAFF#ADMINS');
const staffIds = async () => (await scanAll(fixture)).find(({ PK }) => PK === 'STAFF#ADMINS')?.ids;

describe('the list of accounts', () => {
	test('the list of accounts is paged newest first across months and years, each account once', async () => {
		const ids = ['a', 'b', 'c', 'd', 'e'];
		for (const [index, id] of ids.entries()) await join(id, index * 110);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({ limit: '2', ...(cursor ? { cursor } : {}) });
			seen.push(...page.data.map(({ id }) => id));
			cursor = 'nextCursor' in page ? page.nextCursor : undefined;
		} while (cursor !== undefined);
		expect(seen).toEqual(ids);
	});

	test('the list of accounts is searched by any part of a name, page by page, and by a whole address', async () => {
		for (const [index, id] of ['ann', 'bob', 'anna', 'hannah'].entries()) await join(id, index);
		const first = await list({ search: 'ANN', limit: '2' });
		expect(first.data.map(({ id }) => id)).toEqual(['ann', 'anna']);
		const cursor = 'nextCursor' in first ? first.nextCursor : undefined;
		expect((await list({ search: 'ann', limit: '2', ...(cursor ? { cursor } : {}) })).data.map(({ id }) => id)).toEqual(
			['hannah'],
		);
		expect((await list({ search: ' Bob@people.example ' })).data.map(({ id }) => id)).toEqual(['bob']);
		expect((await list({ search: 'nobody@people.example' })).data).toEqual([]);
	});

	test('the list of accounts refuses a forged cursor', async () => {
		await join('a', 0);
		await expect(list({ cursor: 'AAAA' })).rejects.toThrow('invalid_request');
		await expect(list({ cursor: encodeCursor('2026-11-22T06:00:00.000Z#a') })).rejects.toThrow('invalid_request');
	});
});

test('an account is shown with its appointments, and an unknown one is not found', async () => {
	await join('a', 1);
	expect(await fixture.book('a')).toMatchObject({ ok: true });
	const shown = await getUser({ users: users(), appointments: fixture.deps.appointments })({ params: { id: 'a' } });
	expect(shown).toMatchObject({
		value: {
			user: { email: 'a@people.example', hasSecondFactor: false },
			appointments: [{ user: { name: 'Person a' } }],
		},
	});
	const unknown = await getUser({ users: users(), appointments: fixture.deps.appointments })({ params: { id: 'x' } });
	expect(unknown).toMatchObject({ ok: false, refusal: 'not_found' });
});

describe('changing access', () => {
	test('changing access ends every session, updates the list of staff, and is audited without a name', async () => {
		await join('boss', 2, ['owner']);
		await join('a', 1);
		expect(await change('boss', 'a', { roles: ['owner'] })).toMatchObject({
			ok: true,
			value: { role: 'admin', roles: ['owner'], version: 2 },
		});
		expect(await staffIds()).toEqual(new Set(['a', 'boss']));
		expect(await change('boss', 'a', { status: 'disabled', version: 2 })).toMatchObject({
			ok: true,
			value: { version: 3 },
		});
		expect(await staffIds()).toEqual(new Set(['boss']));
		expect(await accounts().findLogin(statedAddress('a@people.example', 'log_in'))).toMatchObject({
			status: 'disabled',
			version: 3,
		});
		const entries = await scanEntity(fixture, 'audit');
		expect(entries.map(({ action, object }) => [action, object])).toEqual(
			expect.arrayContaining([
				['role_changed', 'a'],
				['account_disabled', 'a'],
			]),
		);
		expect(entries.flatMap((entry) => entry.change ?? [])).toEqual([{ from: 'client', to: 'owner' }]);
		expect(JSON.stringify(entries)).not.toContain('people.example');
	});

	test('changing access to a staff role is refused for an unconfirmed address, also one that was just changed (A12)', async () => {
		await join('stranger', 1, [], false);
		expect(await change('boss', 'stranger', { roles: ['owner'] })).toEqual({
			ok: false,
			refusal: 'email_not_confirmed',
		});
		const found = await users().find('stranger');
		if (!found) throw new Error('No account was made.');
		const accessChange = {
			before: { ...found, emailVerified: true },
			roles: ['editor'],
			psychologistId: undefined,
			status: 'active',
		} as const;
		const by = { id: newId(FIXTURE_NOW), actor: 'boss', at: FIXTURE_NOW };
		expect(await users().changeAccess(accessChange, by)).toEqual({ ok: false, refusal: 'changed_meanwhile' });
		expect(await users().find('stranger')).toMatchObject({ role: 'client', roles: [], version: 1 });
		expect(await staffIds()).toBeUndefined();
	});

	test('changing access never leaves the centre without an admin, also when two admins remove each other at once', async () => {
		await join('boss', 2, ['owner']);
		await join('other', 1, ['owner']);
		const outcomes = await Promise.all([
			change('boss', 'other', { roles: [] }),
			change('other', 'boss', { status: 'disabled' }),
		]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'last_admin' });
		expect((await staffIds()).size).toBe(1);
	});

	test('of two concurrent changes of access one succeeds', async () => {
		await join('a', 1);
		const outcomes = await Promise.all([
			change('one', 'a', { status: 'disabled' }),
			change('other', 'a', { roles: ['owner'] }),
		]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
	});

	test('changing access of the last owner to another role of staff is refused, and further roles are allowed', async () => {
		await join('boss', 2, ['owner']);
		expect(await change('x', 'boss', { roles: ['front_desk'] })).toMatchObject({ refusal: 'last_admin' });
		const more = await change('x', 'boss', { roles: ['owner', 'editor'] });
		expect(more).toMatchObject({ ok: true, value: { role: 'admin', roles: ['owner', 'editor'] } });
		expect(await staffIds()).toEqual(new Set(['boss']));
	});

	test('changing access to other roles of staff ends sessions too, and can be reverted', async () => {
		await join('a', 1);
		expect(await change('boss', 'a', { roles: ['editor', 'front_desk'] })).toMatchObject({
			value: { role: 'admin', roles: ['front_desk', 'editor'], version: 2 },
		});
		expect(await users().find('a')).toMatchObject({ roles: ['front_desk', 'editor'], version: 2 });
		expect(await staffIds()).toBeUndefined();
		await change('boss', 'a', { roles: [], version: 2 });
		expect(await users().find('a')).toMatchObject({ role: 'client', roles: [], version: 3 });
	});
});

describe('the list of staff', () => {
	test('a new role updates the person on the list in the same write: other staff, owners, or removed', async () => {
		await join('boss', 3, ['owner']);
		await join('a', 2);
		await join('desk', 1, ['front_desk']);
		expect(await staffList()).toMatchObject({ ids: new Set(['boss']), otherIds: new Set(['desk']) });
		await change('boss', 'a', { roles: ['front_desk'] });
		expect(await staffList()).toMatchObject({ ids: new Set(['boss']), otherIds: new Set(['a', 'desk']) });
		await change('boss', 'a', { roles: ['owner'], version: 2 });
		expect(await staffList()).toMatchObject({ ids: new Set(['a', 'boss']), otherIds: new Set(['desk']) });
		await change('boss', 'a', { roles: ['editor'], version: 3 });
		expect(await staffList()).toMatchObject({ ids: new Set(['boss']), otherIds: new Set(['a', 'desk']) });
		await change('boss', 'desk', { status: 'disabled' });
		await change('boss', 'a', { roles: [], version: 4 });
		const list = await staffList();
		expect(list).toMatchObject({ ids: new Set(['boss']) });
		expect(list).not.toHaveProperty('otherIds');
	});

	test('a role that is refused, because the account changed concurrently, changes no list', async () => {
		await join('a', 1);
		await change('x', 'a', { status: 'disabled' });
		expect(await change('boss', 'a', { roles: ['front_desk'] })).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await staffList()).toBeUndefined();
	});
});

describe('the account of a psychologist', () => {
	const tie = (id: string, psychologistId: string, version = 1) =>
		change('boss', id, { roles: ['psychologist'], psychologistId, version });
	test('the account of a psychologist is linked to one entry of the list, which belongs to no other account', async () => {
		await join('a', 2);
		await join('b', 1);
		expect(await tie('a', 'nobody-here')).toMatchObject({ refusal: 'psychologist_needed' });
		expect(await tie('a', ENTRY)).toMatchObject({ value: { psychologistId: ENTRY } });
		expect(await tie('b', ENTRY)).toMatchObject({ refusal: 'psychologist_taken' });
		expect(await tie('b', OTHER)).toMatchObject({ value: { psychologistId: OTHER } });
		const entries = await scanEntity(fixture, 'psychologist');
		expect(entries.find(({ id }) => id === ENTRY)).toMatchObject({ accountId: 'a' });
	});

	test('of two accounts that are linked to one entry at once, one succeeds', async () => {
		await join('a', 2);
		await join('b', 1);
		const outcomes = await Promise.all([tie('a', ENTRY), tie('b', ENTRY)]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'psychologist_taken' });
		const found = await Promise.all(['a', 'b'].map((id) => users().find(id)));
		expect(found.filter((one) => one?.psychologistId === ENTRY)).toHaveLength(1);
	});

	test('an entry is free again once its account lost the role, and is linked to that account again only if still free', async () => {
		await join('a', 2);
		await join('b', 1);
		await tie('a', ENTRY);
		await change('boss', 'a', { roles: ['editor'], version: 2 });
		expect(await users().find('a')).not.toHaveProperty('psychologistId');
		expect(await tie('b', ENTRY)).toMatchObject({ ok: true });
		expect(await tie('a', ENTRY, 3)).toMatchObject({ refusal: 'psychologist_taken' });
	});

	test('an entry that a former holder left is linked to one of two concurrent accounts', async () => {
		for (const [index, id] of ['a', 'b', 'c'].entries()) await join(id, index);
		await tie('a', ENTRY);
		await change('boss', 'a', { roles: [], version: 2 });
		const outcomes = await Promise.all([tie('a', ENTRY, 3), tie('b', ENTRY), tie('c', ENTRY)]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	});
});
