import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenOf } from '@tulia/test-kit/test-tier';
import { crashAtEveryCall } from '../../../../test-support/notification/crash-at-every-call.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test('exactly one SMS is sent when the notifier crashes at any call and its events arrive', async () => {
	const { crashes, notices, wrong } = await crashAtEveryCall({ ...table, channel: 'sms', times: 1, choose: chosenOf });
	expect(wrong).toEqual([]);
	expect(crashes).toBeGreaterThan(notices / 3);
});
