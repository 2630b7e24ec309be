import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { randomFrom } from '../notification/testing/random.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { costOfSearches, MAX_CALLS, MAX_UNITS } from './testing/prove-client-search.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test('whoever is meant is found among 2,000 clients, however they are looked for, within the budget', async () => {
	const cipher = fieldCipherFrom(new Uint8Array(32).fill(3));
	const costs = await costOfSearches(table, { clients: 2000, random: randomFrom(1), cipher });
	expect(costs.filter(({ isRight }) => !isRight)).toEqual([]);
	expect(costs.filter(({ units, calls }) => units > MAX_UNITS || calls > MAX_CALLS)).toEqual([]);
});
