import '../test-support/notification/silence-log.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { Item } from '../operations/copy-items.ts';
import { decoyHash } from '../src/identity/account/password-hash.ts';
import { fieldCipherFrom } from '../src/platform/keys/field-cipher.ts';
import { scanAll } from '../test-support/appointment/table-invariants.ts';
import { demoAdmin } from './demo-accounts.ts';
import { memoryTable } from './memory-table/memory-table.ts';
import { isFreshAt, type PreparedHistory, readPrepared, writePrepared } from './prepared-history.ts';
import { historyOn, seedHistory } from './seed-history.ts';

/** A Monday, 10:40 AM at the centre. */
const END = new Date('2026-11-23T07:40:00.000Z');
const after = (minutes: number): Date => new Date(END.getTime() + minutes * 60_000);

let folder: string;
let table: FreshTable;
let prepared: PreparedHistory;
beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'prepared-'));
	table = await freshTable();
	const dataKey = randomBytes(32);
	const small = memoryTable(table.db);
	await historyOn(small, {
		tableName: 'history',
		cipher: fieldCipherFrom(dataKey),
		hash: async () => decoyHash,
		admin: demoAdmin(),
		end: END,
		size: { days: 20, clients: 4, readings: 5 },
	});
	writePrepared(path.join(folder, 'history.bin'), {
		end: END,
		adminEmail: demoAdmin().email,
		dataKey,
		items: small.items(),
	});
	const read = readPrepared(path.join(folder, 'history.bin'));
	if (!read) throw new Error('The file that was written just now is gone.');
	prepared = read;
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await table.close();
});

/** Copies the prepared history, and fails where it would make a new one. */
const seedPrepared = (useDataKey: (dataKey: Uint8Array) => Promise<boolean>, end = after(5)): Promise<void> =>
	seedHistory({
		db: table.db,
		tableName: table.tableName,
		cipher: () => Promise.reject(new Error('A history is made.')),
		useDataKey,
		hash: async () => decoyHash,
		admin: demoAdmin(),
		end,
		prepared,
		report: () => undefined,
	});

test('a prepared history is fresh for an hour of the day it ends on', () => {
	expect(isFreshAt({ end: END }, END)).toBe(true);
	expect(isFreshAt({ end: END }, after(60))).toBe(true);
	expect(isFreshAt({ end: END }, after(61))).toBe(false);
	expect(isFreshAt({ end: END }, after(-1))).toBe(false);
	const beforeMidnight = new Date('2026-11-23T20:50:00.000Z');
	expect(isFreshAt({ end: beforeMidnight }, new Date('2026-11-23T21:10:00.000Z'))).toBe(false);
});

test('a missing prepared history is no failure', () => {
	expect(readPrepared(path.join(folder, 'none.bin'))).toBeUndefined();
});

test('a history is made again where the table already has a data key, or the prepared one is stale', async () => {
	await expect(seedPrepared(async () => false)).rejects.toThrow('A history is made.');
	await expect(seedPrepared(async () => true, after(90))).rejects.toThrow('A history is made.');
	expect(await scanAll(table)).toEqual([]);
});

test('a fresh history is copied as it was made, and can be decrypted with its data key', async () => {
	let bytes: Uint8Array | undefined;
	await seedPrepared(async (dataKey) => {
		bytes = dataKey;
		return true;
	});
	const byKey = (items: readonly Item[]): readonly Item[] =>
		[...items].sort((one, other) => (`${one.PK} ${one.SK}` < `${other.PK} ${other.SK}` ? -1 : 1));
	const live = prepared.items.filter(({ ttl }) => typeof ttl !== 'number' || ttl > after(5).getTime() / 1000);
	const copied = await scanAll(table);
	expect(byKey(copied)).toEqual(byKey(live));
	const user = copied.find(({ entity, email }) => entity === 'user' && email !== undefined);
	const email = fieldCipherFrom(bytes ?? Buffer.alloc(32)).decrypt(String(user?.email), String(user?.id));
	expect(email).toMatch(/@(mail|tulia)\.example$/);
});
