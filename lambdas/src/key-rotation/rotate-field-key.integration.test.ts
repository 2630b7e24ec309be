import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { kerubo, personFixture } from '../../test-support/account/person-fixture.ts';
import { scanAll } from '../../test-support/appointment/table-invariants.ts';
import { fakeClock } from '../../test-support/notification/fake-clock.ts';
import { askQuestion } from '../../test-support/notification/visitors.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import { keyVersionOf } from '../platform/keys/field-cipher.ts';
import { fieldKeyRepository } from '../platform/keys/field-key.repository.ts';
import { fieldCipherSource } from '../platform/keys/field-keys.ts';
import { keyService } from '../platform/keys/kms.gateway.ts';
import { type Rotation, rotateFieldKey } from './rotate-field-key.usecase.ts';
import { sealedItems } from './sealed-items.repository.ts';
import { ownersOf, sealedTextsIn } from './sealed-texts.items.ts';

const MINUTE = 60_000;
/** The key of `fields`, which the fixture encrypts with. */
const FIRST = new Uint8Array(32).fill(7);
const fixture = personFixture(freshTable);

let kms: KmsServer;
const environment = process.env;
beforeAll(async () => {
	kms = await kmsServer();
	process.env = {
		...environment,
		AWS_ENDPOINT_URL_KMS: kms.endpoint,
		AWS_REGION: 'af-south-1',
		AWS_ACCESS_KEY_ID: 'test',
		AWS_SECRET_ACCESS_KEY: 'test',
	};
});
afterAll(async () => {
	process.env = environment;
	await kms.close();
});

/** The table of the fixture with its key in it, and processes that work on it with their own clocks. */
async function rotation() {
	const { db, tableName } = fixture.booking;
	const clock = fakeClock(fixture.notifier.clock.now().toISOString());
	const keys = fieldKeyRepository(db, tableName);
	const deps = { keys, kms: keyService(), masterKeyId: 'key', now: clock.now };
	await keys.keepFirst(await keyService().wrapDataKey('key', FIRST));
	const rotate = rotateFieldKey({ ...deps, items: sealedItems(db, tableName) });
	return {
		clock,
		keys,
		/** A process of a function: it caches keys for five minutes. */
		process: () => fieldCipherSource(deps),
		run: (atMost = 10_000, leavesUnopened = false) => rotate({ atMost, leavesUnopened }),
	};
}

/** The number of ciphertexts in the table by key version. */
async function textsByVersion(): Promise<Readonly<Record<number, number>>> {
	const found: Record<number, number> = {};
	for (const item of await scanAll(fixture.booking))
		for (const { text } of sealedTextsIn(item, new Set([1, 2, 3]))) {
			const version = keyVersionOf(text) ?? 0;
			found[version] = (found[version] ?? 0) + 1;
		}
	return found;
}

/** The account that a log-in with Kerubo's address finds. */
async function foundBy(openCipher: ReturnType<typeof fieldCipherSource>): Promise<string | undefined> {
	const { db, tableName } = fixture.booking;
	const address = statedAddress(kerubo.email, 'log_in');
	return (await accountRepository(db, tableName, openCipher).findLogin(address))?.userId;
}

const begun = async (one: Awaited<ReturnType<typeof rotation>>): Promise<void> => {
	expect(await one.run()).toMatchObject({ kind: 'waiting', version: 2 });
	one.clock.advance(16 * MINUTE);
};

test('a key is rotated during writes, and everything decrypts before, between and after', async () => {
	await fixture.leaveTraces();
	const one = await rotation();
	// It started before there was a second key.
	const old = one.process();
	await old();
	expect(await one.run()).toMatchObject({ kind: 'waiting', version: 2 });
	// No process encrypts with a key that others may not have loaded yet.
	one.clock.advance(4 * MINUTE);
	const fresh = one.process();
	expect(keyVersionOf((await fresh()).encrypt('words', 'owner'))).toBe(1);
	expect(await one.run()).toMatchObject({ kind: 'waiting', version: 2 });
	one.clock.advance(12 * MINUTE);
	const sealed = (await fresh()).encrypt('words', 'owner');
	expect(keyVersionOf(sealed)).toBe(2);
	expect((await old()).decrypt(sealed, 'owner')).toBe('words');

	const before = await textsByVersion();
	expect(before[1]).toBeGreaterThan(10);
	const { db, tableName } = fixture.booking;
	// A registration and a change of address during the re-encryption.
	const accounts = accountRepository(db, tableName, old);
	const writing = Promise.all([
		...['a', 'b', 'c'].map((id) =>
			askQuestion(fixture.notifier, { id, name: 'Wanjiru', email: 'w@example.ke', text: 'And now?' }),
		),
		...Array.from({ length: 5 }, () => accounts.readProfile(fixture.userId)),
	]);
	await Promise.all([one.run(), one.run(), writing]);
	let last: Rotation = await one.run();
	for (let again = 0; again < 5 && last.kind === 'resealed'; again += 1) last = await one.run();
	expect(last).toMatchObject({ kind: 'retired', versions: [1] });
	const after = await textsByVersion();
	expect(after[1]).toBeUndefined();
	expect(after[2]).toBeGreaterThanOrEqual(before[1] ?? 0);

	// New processes decrypt nothing of the first key, and find the same people.
	one.clock.advance(6 * MINUTE);
	const cipher = await old();
	const profile = await accountRepository(db, tableName, old).readProfile(fixture.userId);
	expect(profile).toMatchObject({ email: kerubo.email, name: kerubo.name });
	const items = await scanAll(fixture.booking);
	for (const item of items)
		for (const { text } of sealedTextsIn(item, new Set([2])))
			expect(ownersOf(item).some((owner) => opens(() => cipher.decrypt(text, owner)))).toBe(true);
	expect(await foundBy(old)).toBe(fixture.userId);
});

const opens = (attempt: () => unknown): boolean => {
	try {
		attempt();
		return true;
	} catch {
		return false;
	}
};

test('a rotation resumes in bounded steps after any interruption, and two at once do no harm', async () => {
	await fixture.leaveTraces();
	const one = await rotation();
	await begun(one);
	const before = (await textsByVersion())[1] ?? 0;
	const first = await one.run(3);
	if (first.kind !== 'resealed') throw new Error(first.kind);
	// The texts of one item are re-encrypted in the same run, and engines scan items in different orders.
	expect(first.texts).toBeGreaterThanOrEqual(3);
	expect(first.texts).toBeLessThan(before);
	expect((await textsByVersion())[1]).toBe(before - first.texts);
	await Promise.all([one.run(5), one.run(5)]);
	let runs = 0;
	for (let last = await one.run(5); last.kind === 'resealed'; last = await one.run(5)) runs += 1;
	expect(runs).toBeLessThan(before);
	expect((await one.keys.read())?.retired).toEqual([1]);
});

test('a text that no key decrypts blocks the rotation until the operator declares it typed by a visitor', async () => {
	await fixture.leaveTraces();
	const one = await rotation();
	const typed = `v1.${'x'.repeat(60)}`;
	await fixture.booking.put({ PK: 'BLOGCOM#1', SK: 'C#1', entity: 'published-comment', comment: typed });
	await begun(one);
	expect(await one.run()).toMatchObject({ kind: 'resealed' });
	expect(await one.run()).toEqual({
		kind: 'unopened',
		texts: [{ key: { PK: 'BLOGCOM#1', SK: 'C#1' }, path: 'comment' }],
	});
	expect(await one.run(10_000, true)).toMatchObject({ kind: 'retired' });
	expect(await fixture.notifier.read('BLOGCOM#1', 'C#1')).toMatchObject({ comment: typed });
});

test('a second rotation removes the key before from the table, and the first key remains for lookups only', async () => {
	await fixture.leaveTraces();
	const one = await rotation();
	for (const version of [2, 3]) {
		expect(await one.run()).toMatchObject({ kind: 'waiting', version });
		one.clock.advance(16 * MINUTE);
		expect(await one.run()).toMatchObject({ kind: 'resealed' });
		expect(await one.run()).toMatchObject({ kind: 'retired', versions: [version - 1] });
	}
	const kept = await one.keys.read();
	expect(kept?.later.map(({ version }) => version)).toEqual([3]);
	expect(kept?.retired).toEqual([1, 2]);
	expect(await foundBy(one.process())).toBe(fixture.userId);
});

test('a table without ciphertexts has no key to rotate', async () => {
	const { db, tableName } = fixture.booking;
	const deps = {
		keys: fieldKeyRepository(db, tableName),
		kms: keyService(),
		masterKeyId: 'key',
		now: () => new Date('2026-11-23T06:00:00.000Z'),
	};
	const rotate = rotateFieldKey({ ...deps, items: sealedItems(db, tableName) });
	expect(await rotate({ atMost: 1, leavesUnopened: false })).toEqual({ kind: 'no_key' });
});

test('a process that cannot read keys fails, instead of continuing with cached ones', async () => {
	const one = await rotation();
	const { db, tableName } = fixture.booking;
	let isDown = false;
	const keys = fieldKeyRepository(db, tableName);
	const open = fieldCipherSource({
		keys: { ...keys, read: () => (isDown ? Promise.reject(new Error('no table')) : keys.read()) },
		kms: keyService(),
		masterKeyId: 'key',
		now: one.clock.now,
	});
	await open();
	isDown = true;
	await open();
	one.clock.advance(6 * MINUTE);
	await expect(open()).rejects.toThrow('no table');
	isDown = false;
	await open();
});
