import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { type FieldCipher, fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import { scanAll } from '../../test-support/appointment/table-invariants.ts';
import { firstAdmin } from '../demo-accounts.ts';
import { historyOn } from '../seed-history.ts';
import { memoryTable } from './memory-table.ts';

const END = new Date('2026-11-23T07:40:00.000Z');
const real = fieldCipherFrom(new Uint8Array(32).fill(3));
/** Without the random part of a ciphertext, so that two tables can be compared completely. */
const cipher: FieldCipher = {
	...real,
	encrypt: (plain, aad) => `v1.${Buffer.from(`${aad}|${plain}`).toString('base64url')}`,
	decrypt: (text) => Buffer.from(text.slice(3), 'base64url').toString().split('|').slice(1).join('|'),
};

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

/** An item by its key. The key of a link is a random token, so it is replaced by the link's owner. */
const named = (item: Record<string, unknown>): readonly [string, unknown] =>
	item.entity === 'link' ? [`link of ${item.userId}`, { ...item, PK: '' }] : [`${item.PK} ${item.SK}`, item];

const byKey = (items: readonly Record<string, unknown>[]) => Object.fromEntries(items.map(named));

/** Proves the table in memory: a short history stores the same items and attributes in it as in a real engine. */
test('a history in memory stores the same items as in a real engine', async () => {
	const options = {
		...{ tableName: table.tableName, cipher, hash: async () => decoyHash, end: END },
		admin: firstAdmin({ AWS_ENDPOINT_URL: 'http://127.0.0.1' }),
		size: { days: 9, clients: 5, readings: 4 },
	};
	const memory = memoryTable(table.db);
	await historyOn(memory, options);
	const listeners = new Set<(item: Record<string, unknown>) => void>();
	await historyOn(followed(table, listeners), options);
	const [inMemory, inEngine] = [byKey(memory.items()), byKey(await scanAll(table))];
	expect(Object.keys(inMemory).length).toBeGreaterThan(300);
	expect(inEngine).toEqual(inMemory);
});

/** The engine's table; like the one in memory, it calls listeners with the new items of each command. */
function followed({ db }: FreshTable, listeners: Set<(item: Record<string, unknown>) => void>) {
	interface Put {
		readonly Item?: Record<string, unknown>;
	}
	interface Sent {
		readonly input: Put & { readonly TransactItems?: readonly { readonly Put?: Put }[] };
	}
	const send = async (command: Sent, ...rest: unknown[]): Promise<unknown> => {
		const answer = await (db.send as (...given: unknown[]) => Promise<unknown>)(command, ...rest);
		const puts = [command.input.Item, ...(command.input.TransactItems ?? []).map(({ Put }) => Put?.Item)];
		for (const item of puts) if (item) for (const listener of listeners) listener(item);
		return answer;
	};
	return {
		db: Object.assign(Object.create(db), { send }) as FreshTable['db'],
		onNew: (listener: (item: Record<string, unknown>) => void) => void listeners.add(listener),
	};
}
