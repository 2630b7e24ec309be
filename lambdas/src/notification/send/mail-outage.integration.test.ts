import '../testing/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { simulateMailOutage } from '../testing/mail-outage.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test('after 26 hours without mail service everybody gets one mail that is true: confirmed, or cancelled meanwhile', async () => {
	const result = await simulateMailOutage({ ...table, bookings: 15, every: 20 });
	expect(result).toMatchObject({ bookings: 15, wrong: [], givenUp: 0 });
	expect(result.refusedCalls).toBeGreaterThan(15 * 10);
	expect(result.recoveredAfterMinutes).toBeLessThanOrEqual(75);
}, 60_000);
