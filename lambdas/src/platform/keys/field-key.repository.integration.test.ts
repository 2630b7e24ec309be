import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { fieldKeyRepository } from './field-key.repository.ts';

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

test('processes that start at once all store and use the same wrapped key', async () => {
	const keys = fieldKeyRepository(table.db, table.tableName);
	expect(await keys.read()).toBeUndefined();
	const stored = await Promise.all(Array.from({ length: 20 }, () => keys.keepFirst(randomBytes(64))));
	const [first] = stored;
	for (const key of stored) expect(key).toEqual(first);
	expect(await keys.read()).toEqual(first);
});
