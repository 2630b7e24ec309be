import '../testing/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { simulateOutage } from '../testing/outage.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test.each([
	{ what: 'mail service', down: ['mail'], bookings: 15, rings: [] },
	{ what: 'SMS service', down: ['sms'], bookings: 20, rings: ['SmsLate', 'SmsGivenUp'] },
	{ what: 'mail and SMS service', down: ['mail', 'sms'], bookings: 20, rings: ['SmsLate', 'SmsGivenUp'] },
] as const)(
	'after 26 hours without $what everybody is told what is true, once, and nobody at night',
	async ({ down, bookings, rings }) => {
		const result = await simulateOutage({ ...table, down, bookings, every: 20 });
		expect(result).toMatchObject({ bookings, wrong: [], atNight: 0, givenUp: 0 });
		expect(new Set(result.smsAlarms)).toEqual(new Set(rings));
		expect(result.refusedCalls).toBeGreaterThan(bookings * 5);
		expect(result.recoveredAfterMinutes).toBeLessThanOrEqual(75);
	},
	300_000,
);
