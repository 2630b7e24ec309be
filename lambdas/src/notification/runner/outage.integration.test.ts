import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { isSweep } from '@tulia/test-kit/test-tier';
import { simulateOutage } from '../../../test-support/notification/outage.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const BOOKINGS = isSweep ? 20 : 10;
const OUTAGES = [
	{ what: 'mail service', down: ['mail'], alarms: [] },
	{ what: 'SMS service', down: ['sms'], alarms: ['SmsLate', 'SmsGivenUp'] },
	{ what: 'mail and SMS service', down: ['mail', 'sms'], alarms: ['SmsLate', 'SmsGivenUp'] },
] as const;

test.each(isSweep ? OUTAGES : OUTAGES.slice(-1))(
	'after 26 hours without $what each client gets the true notices once, and no SMS at night',
	async ({ down, alarms }) => {
		const result = await simulateOutage({ ...table, down, bookings: BOOKINGS, every: 20 });
		expect(result).toMatchObject({ bookings: BOOKINGS, wrong: [], atNight: 0, givenUp: 0 });
		expect(new Set(result.smsAlarms)).toEqual(new Set(alarms));
		expect(result.refusedCalls).toBeGreaterThan(BOOKINGS * 5);
		expect(result.recoveredAfterMinutes).toBeLessThanOrEqual(75);
	},
);
