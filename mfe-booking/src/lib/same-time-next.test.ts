import { sameTimeNext } from './same-time-next.ts';

/** A Tuesday. */
const visit = { date: '2026-11-24', time: '9:00 AM' };

test.each([
	['the day of the visit', '2026-11-24', '2026-12-01'],
	['the day after it', '2026-11-25', '2026-12-01'],
	['the sixth day after it', '2026-11-30', '2026-12-01'],
	['a day many weeks later', '2027-01-21', '2027-01-26'],
])('the next visit has the weekday and time of the last one, computed on %s', (_when, today, date) => {
	expect(sameTimeNext(visit, today)).toEqual({ date, time: '9:00 AM' });
});
