import { breachClock, breachDue, leftWords, requestClock, requestDue } from './legal-clocks.ts';

const noticed = { noticedAt: '2026-11-20T07:30:00.000Z' };

test('the Commissioner must be notified within 72 hours of noticing, also over a weekend', () => {
	expect(breachDue(noticed).toISOString()).toBe('2026-11-23T07:30:00.000Z');
});

test.each([
	['2026-11-23T07:30:00.000Z', 'running'],
	['2026-11-23T07:30:00.001Z', 'overdue'],
] as const)('at %s the deadline of a breach is %s', (now, clock) => {
	expect(breachClock(noticed, new Date(now))).toBe(clock);
});

test('the deadline of a breach stops when the Commissioner was notified, or when it was closed', () => {
	const now = new Date('2026-12-01T00:00:00.000Z');
	expect(breachClock({ ...noticed, commissionerToldAt: '2026-11-21T00:00:00.000Z' }, now)).toBe('stopped');
	expect(breachClock({ ...noticed, closedAt: '2026-11-21T00:00:00.000Z' }, now)).toBe('stopped');
});

test.each([
	// The last day ends at midnight in Nairobi, three hours ahead of UTC.
	['access', '2026-11-27T21:00:00.000Z'],
	['rectification', '2026-12-04T21:00:00.000Z'],
	['erasure', '2026-12-04T21:00:00.000Z'],
	['objection', '2026-12-04T21:00:00.000Z'],
	['portability', '2026-12-20T21:00:00.000Z'],
] as const)('a request for %s of 20 November is due at %s', (kind, due) => {
	const asked = { kind, askedOn: '2026-11-20' };
	expect(requestDue(asked).toISOString()).toBe(due);
	expect(requestClock(asked, new Date(Date.parse(due) - 1))).toBe('running');
	expect(requestClock(asked, new Date(due))).toBe('overdue');
	expect(requestClock({ ...asked, closedAt: due }, new Date('2027-01-01T00:00:00.000Z'))).toBe('stopped');
});

test.each([
	['2026-11-20T07:30:00.000Z', '3 days left'],
	['2026-11-21T04:00:00.000Z', '2 days and 3 hours left'],
	['2026-11-23T06:00:00.000Z', '1 hour left'],
	['2026-11-23T06:48:00.000Z', '42 minutes left'],
	['2026-11-23T07:29:59.000Z', 'less than a minute left'],
	['2026-11-23T08:30:00.000Z', '1 hour overdue'],
	['2026-11-30T08:30:00.000Z', '7 days overdue'],
])('at %s the remaining time is %j', (now, words) => {
	expect(leftWords(breachDue(noticed), new Date(now))).toBe(words);
});
