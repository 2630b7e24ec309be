import { visitDay, visitTime } from './visit-time.ts';

test.each([
	['2026-11-19T07:30:00.000Z', 'Thu 19 Nov 2026', '10:30 AM'],
	['2026-09-01T06:00:00.000Z', 'Tue 1 Sep 2026', '9:00 AM'],
	['2026-11-19T09:00:00.000Z', 'Thu 19 Nov 2026', '12:00 PM'],
	['2026-12-31T21:00:00.000Z', 'Fri 1 Jan 2027', '12:00 AM'],
	['2026-12-31T20:59:00.000Z', 'Thu 31 Dec 2026', '11:59 PM'],
	['2028-02-29T13:30:00.000Z', 'Tue 29 Feb 2028', '4:30 PM'],
])('the visit at %s is on %s, %s in Nairobi', (at, day, time) => {
	expect([visitDay(at), visitTime(at)]).toEqual([day, time]);
});
