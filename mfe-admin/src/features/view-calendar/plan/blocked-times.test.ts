import { blockedTimes, blockedWords, openSpans } from './blocked-times.ts';
import type { CentreHours } from './centre-hours.ts';

/** A Tuesday on which the centre is open from 9:00 AM to 5:00 PM. */
const DAY = '2026-11-10';
const OPEN: CentreHours = { isOpen: true, hours: { from: 540, to: 1020 }, closed: [] };
const works = { weeklyHours: { tuesday: [{ from: '08:00', to: '16:00' }] }, breaks: {}, timeOff: [] };
const lunch = { tuesday: [{ from: '13:00', to: '14:00' }] };
const wordsOf = (...given: Parameters<typeof blockedTimes>): readonly string[] =>
	blockedTimes(...given).map(blockedWords);

test("closures, time off, breaks and hours outside of the psychologist's own are in the order of the day", () => {
	const timeOff = [{ from: '2026-11-09', to: DAY, hours: { from: '10:00', to: '12:00' } }];
	const water = { ...OPEN, closed: [{ from: 540, to: 630, reason: 'Water' }] };
	const blocked = blockedTimes(DAY, { ...works, timeOff, breaks: lunch }, water);
	expect(blocked.map(blockedWords)).toEqual([
		'Closed: Water, 9:00 AM to 10:30 AM',
		'Time off, 10:30 AM to 12:00 PM',
		'Break, 1:00 PM to 2:00 PM',
		'Not in, 4:00 PM to 5:00 PM',
	]);
	expect(openSpans(water, blocked)).toEqual([
		{ from: 720, to: 780 },
		{ from: 840, to: 960 },
	]);
});

test("all-day time off replaces breaks and hours outside of the psychologist's own", () => {
	expect(wordsOf(DAY, { ...works, timeOff: [{ from: DAY, to: DAY }], breaks: lunch }, OPEN)).toEqual([
		'Time off, 9:00 AM to 5:00 PM',
	]);
});

test('a psychologist is not in on a weekday without hours', () => {
	expect(wordsOf('2026-11-11', { ...works, breaks: lunch }, OPEN)).toEqual(['Not in, 9:00 AM to 5:00 PM']);
});

test('a day closed as a whole has neither blocked nor open hours', () => {
	const closed: CentreHours = { isOpen: false, reason: 'Sunday', why: 'week' };
	expect(wordsOf(DAY, works, closed)).toEqual([]);
	expect(openSpans(closed, [])).toEqual([]);
});
