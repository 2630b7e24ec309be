import { agendaOfDay } from './agenda-of-day.ts';

type Status = 'confirmed' | 'attended' | 'missed' | 'cancelled';

/** A visit of an hour. */
const visit = (hour: number, status: Status = 'confirmed') => ({
	startAt: `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`,
	endAt: `2026-11-24T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
	status,
});
const at = (hour: number): Date => new Date(`2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`);
const hoursOf = (shown: readonly { readonly startAt: string }[]) =>
	shown.map(({ startAt }) => Number(startAt.slice(11, 13)));

const day = [6, 7, 8, 9, 10, 11, 12, 13].map((hour) => visit(hour));

test.each([
	['early', at(5), [6, 7, 8, 9]],
	['in the morning, a visit that runs and one that has just ended', at(8), [8, 9, 10, 11]],
	['late', at(12), [10, 11, 12, 13]],
	['in the evening', at(14), [10, 11, 12, 13]],
])('the dashboard shows four visits of a day %s', (_when, now, hours) => {
	expect(hoursOf(agendaOfDay(day, now, 4).shown)).toEqual(hours);
});

test('the dashboard counts the whole day, the visits still to come, and those with words of crisis', () => {
	const marked = (hour: number, status?: Status) => ({ ...visit(hour, status), mayBeInCrisis: true as const });
	const mixed = [marked(6, 'attended'), visit(7), marked(8, 'cancelled'), visit(9, 'attended'), marked(10), visit(11)];
	expect(agendaOfDay(mixed, at(9), 2)).toMatchObject({ count: 5, toSee: 2, inCrisis: 1 });
	expect(hoursOf(agendaOfDay(mixed, at(9), 9).shown)).toEqual([6, 7, 9, 10, 11]);
	expect(agendaOfDay([], at(9), 4)).toEqual({ shown: [], count: 0, toSee: 0, inCrisis: 0 });
});
