import { centreProfile } from '@tulia/centre/profile';
import { type CalendarEntry, centreDay } from './centre-day.ts';

const closure = (more: Partial<CalendarEntry>): CalendarEntry => ({
	...{ id: 'c1', date: '2026-12-01', kind: 'closed', reason: 'Staff training' },
	...more,
});
/** Open from 9:00 AM to 5:00 PM. */
const dayOf = (day: string, ...calendar: CalendarEntry[]) => {
	const plan = centreDay(day, centreProfile.openingHours, calendar);
	return plan.open ? plan.spans.map(({ from, to }) => `${from / 60} to ${to / 60}`) : plan.reason;
};

test('a closure of one day in the old format, without a range, closes that day alone', () => {
	expect(dayOf('2026-12-01', closure({}))).toBe('Staff training');
	expect(dayOf('2026-12-02', closure({}))).toEqual(['9 to 17']);
});

test('a closure of days closes each of them, the first and the last included', () => {
	const training = closure({ date: '2026-11-30', lastDate: '2026-12-02' });
	expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => dayOf(day, training))).toEqual(
		Array.from({ length: 3 }, () => 'Staff training'),
	);
	expect(dayOf('2026-12-03', training)).toEqual(['9 to 17']);
});

test('a closure of hours leaves the rest of each of its days open', () => {
	const lunch = closure({ lastDate: '2026-12-02', hours: { from: '12:00', to: '14:00' } });
	expect(dayOf('2026-12-01', lunch)).toEqual(['9 to 12', '14 to 17']);
	expect(dayOf('2026-12-02', lunch)).toEqual(['9 to 12', '14 to 17']);
	expect(dayOf('2026-12-01', lunch, closure({ id: 'c2' }))).toBe('Staff training');
});

test('closures of hours that cover the opening hours close the day, and do not open a public holiday', () => {
	const morning = closure({ hours: { from: '00:00', to: '12:00' }, reason: 'Water' });
	expect(dayOf('2026-12-01', morning, closure({ hours: { from: '12:00', to: '18:00' } }))).toBe('Water');
	expect(dayOf('2026-12-25', { ...morning, date: '2026-12-25' })).toBe('Christmas Day');
});
