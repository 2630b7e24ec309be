import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { costOfSearches, MAX_CALLS, MAX_UNITS } from '../../../test-support/client-file/prove-client-search.ts';
import { randomFrom } from '../../../test-support/notification/random.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test('each of 2,000 clients is found within the read budget, by every kind of search', async () => {
	const cipher = fieldCipherFrom(new Uint8Array(32).fill(3));
	const costs = await costOfSearches(table, { clients: 2000, random: randomFrom(1), cipher });
	expect(costs.filter(({ isRight }) => !isRight)).toEqual([]);
	expect(costs.filter(({ units, calls }) => units > MAX_UNITS || calls > MAX_CALLS)).toEqual([]);
});
