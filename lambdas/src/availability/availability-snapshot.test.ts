import { wallTime } from '@tulia/centre/clock';
import { addDays, weekdayOf, weekdays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import fc from 'fast-check';
import { sampleProfile, samplePsychologist, sampleSchedule } from '../../test-support/appointment/sample-centre.ts';
import type { Schedule } from '../psychologist/psychologist.ts';
import {
	type AvailabilitySnapshot,
	dayAvailability,
	freeTimesIn,
	offersOn,
	whoIsFree,
} from './availability-snapshot.ts';
import { cellsOf, type TakenCell } from './cell.ts';

/** A Friday, 9:00 AM at the centre. */
const NOW = new Date('2026-11-20T06:00:00.000Z');
const TUESDAY = '2026-11-24';
const SATURDAY = '2026-11-28';

const booked = (day: string, start: number, minutes: number, holderId: string): readonly TakenCell[] =>
	cellsOf(start, minutes).map((minute) => ({ day, minute, holderId }));

const calendarOf = (id: string, schedule: Partial<Schedule> = {}, taken: readonly TakenCell[] = []) => ({
	psychologist: samplePsychologist(id),
	schedule: { ...sampleSchedule, ...schedule },
	taken: new Map([...new Set(taken.map(({ day }) => day))].map((day) => [day, taken.filter((one) => one.day === day)])),
});

const snapshot = (change: Partial<AvailabilitySnapshot> = {}): AvailabilitySnapshot => ({
	now: NOW,
	durationMinutes: 60,
	openingHours: sampleProfile.openingHours,
	calendar: [],
	calendars: [calendarOf('amina')],
	leadHours: 4,
	...change,
});

const timesOf = (given: AvailabilitySnapshot, day: string) => freeTimesIn(offersOn(given, day)).map(wallTime);

describe('start times of an hour-long session', () => {
	test.each([
		['a weekday', ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'], TUESDAY],
		['a Saturday', ['9:00 AM', '10:30 AM', '12:00 PM'], SATURDAY],
		['a Sunday', [], '2026-11-22'],
		['Jamhuri Day, a Saturday', [], '2026-12-12'],
		['Christmas', [], '2026-12-25'],
		['today, four hours ahead', ['1:30 PM', '3:00 PM'], '2026-11-20'],
		['yesterday', [], '2026-11-19'],
		['the 60th day, a Tuesday', ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'], '2027-01-19'],
		['the 61st day', [], '2027-01-20'],
	])('an hour-long session on %s has the start times %j', (_which, expected, day) => {
		expect(timesOf(snapshot(), day)).toEqual(expected);
	});

	test('4:30 PM is offered only to a session that ends by 5:00 PM', () => {
		expect(timesOf(snapshot({ durationMinutes: 30 }), TUESDAY)).toContain('4:30 PM');
		expect(timesOf(snapshot({ durationMinutes: 45 }), TUESDAY)).not.toContain('4:30 PM');
	});

	test('a session of an hour and a half must end by closing time too', () => {
		expect(timesOf(snapshot({ durationMinutes: 90 }), TUESDAY)).toEqual([
			'9:00 AM',
			'10:30 AM',
			'12:00 PM',
			'1:30 PM',
			'3:00 PM',
		]);
		expect(timesOf(snapshot({ durationMinutes: 90 }), SATURDAY)).toEqual(['9:00 AM', '10:30 AM', '12:00 PM']);
		expect(timesOf(snapshot({ durationMinutes: 121 }), SATURDAY)).toEqual(['9:00 AM', '10:30 AM']);
	});

	test.each([
		['exactly four hours before', '2026-11-24T05:00:00.000Z', true],
		['a millisecond less than four hours before', '2026-11-24T05:00:00.001Z', false],
	])('the lead time allows noon %s: %s', (_when, now, expected) => {
		expect(timesOf(snapshot({ now: new Date(now) }), TUESDAY).includes('12:00 PM')).toBe(expected);
	});

	test('the day changes at midnight in Nairobi, not in UTC', () => {
		const lateEvening = new Date('2026-11-23T21:30:00.000Z'); // 12:30 AM on Tuesday at the centre
		expect(dayAvailability(snapshot({ now: lateEvening }), '2026-11-23').state).toBe('too_soon');
		expect(dayAvailability(snapshot({ now: lateEvening }), TUESDAY)).toEqual({
			date: TUESDAY,
			state: 'open',
			freeTimes: 5,
		});
		expect(dayAvailability(snapshot({ now: lateEvening }), addDays(TUESDAY, 60)).state).not.toBe('too_far');
	});
});

describe('a psychologist’s own hours', () => {
	test('breaks exclude sessions but not buffers', () => {
		const lunch = { breaks: { tuesday: [{ from: '13:00', to: '14:00' }] } };
		expect(timesOf(snapshot({ calendars: [calendarOf('amina', lunch)] }), TUESDAY)).toEqual([
			'9:00 AM',
			'10:30 AM',
			'12:00 PM',
			'3:00 PM',
		]);
	});

	test('a psychologist’s hours outside the centre’s do not count', () => {
		const early = { weeklyHours: { saturday: [{ from: '06:00', to: '20:00' }] } };
		expect(timesOf(snapshot({ calendars: [calendarOf('amina', early)] }), SATURDAY)).toEqual([
			'9:00 AM',
			'10:30 AM',
			'12:00 PM',
		]);
	});

	test('the grid starts at the centre’s opening, also for a psychologist whose hours start later', () => {
		const late = { weeklyHours: { tuesday: [{ from: '10:00', to: '17:00' }] } };
		expect(timesOf(snapshot({ calendars: [calendarOf('amina', late)] }), TUESDAY)[0]).toBe('10:30 AM');
	});

	test('time off covers whole days, the first and the last included', () => {
		const off = { timeOff: [{ from: TUESDAY, to: '2026-11-25' }] };
		const given = snapshot({ calendars: [calendarOf('amina', off)] });
		expect(dayAvailability(given, TUESDAY)).toEqual({
			date: TUESDAY,
			state: 'closed',
			freeTimes: 0,
			reason: 'No psychologist is in',
		});
		expect(dayAvailability({ ...given, askedFor: 'Amina Yusuf' }, TUESDAY).reason).toBe('Amina Yusuf is not in');
		expect(timesOf(given, '2026-11-25')).toEqual([]);
		expect(timesOf(given, '2026-11-26')).not.toEqual([]);
	});
});

describe('taken cells', () => {
	test('a taken session includes its buffer', () => {
		const couple = booked(TUESDAY, 540, 90, 'a-1'); // 9:00 to 10:30, buffer to 11:00
		expect(timesOf(snapshot({ calendars: [calendarOf('amina', {}, couple)] }), TUESDAY)).toEqual([
			'12:00 PM',
			'1:30 PM',
			'3:00 PM',
		]);
	});

	test('no session is offered whose own buffer would overlap a taken one', () => {
		const noon = booked(TUESDAY, 720, 60, 'a-1');
		expect(
			timesOf(snapshot({ durationMinutes: 90, calendars: [calendarOf('amina', {}, noon)] }), TUESDAY),
		).not.toContain('10:30 AM');
		expect(timesOf(snapshot({ durationMinutes: 60, calendars: [calendarOf('amina', {}, noon)] }), TUESDAY)).toContain(
			'10:30 AM',
		);
	});

	test('taken cells of one psychologist leave the others free, the least booked first', () => {
		const amina = booked(TUESDAY, 540, 60, 'a-1');
		const given = snapshot({
			calendars: [calendarOf('wanjiku'), calendarOf('amina', {}, amina), calendarOf('otieno')],
		});
		expect(whoIsFree(offersOn(given, TUESDAY), 540)).toEqual(['otieno', 'wanjiku']);
		expect(whoIsFree(offersOn(given, TUESDAY), 720)).toEqual(['otieno', 'wanjiku', 'amina']);
	});

	test('a psychologist has six sessions a day at most', () => {
		const long = { ...sampleSchedule.weeklyHours, tuesday: [{ from: '00:00', to: '24:00' }] };
		const openingHours = [{ day: 'tuesday' as const, opens: '00:00', closes: '23:00' }];
		const taken = [0, 90, 180, 270, 360, 450].flatMap((start) => booked(TUESDAY, start, 60, `a-${start}`));
		const five = snapshot({ openingHours, calendars: [calendarOf('amina', { weeklyHours: long }, taken.slice(3))] });
		const six = snapshot({ openingHours, calendars: [calendarOf('amina', { weeklyHours: long }, taken)] });
		expect(dayAvailability(five, TUESDAY).state).toBe('open');
		expect(dayAvailability(six, TUESDAY).state).toBe('full');
	});
});

describe('the state of a day', () => {
	const full = [540, 630, 720, 810, 900].flatMap((start) => booked(TUESDAY, start, 60, `a-${start}`));
	const training = { id: 'c-1', date: TUESDAY, kind: 'closed' as const, reason: 'Staff training' };
	test.each([
		['open', snapshot(), TUESDAY, { state: 'open', freeTimes: 5 }],
		['full', snapshot({ calendars: [calendarOf('amina', {}, full)] }), TUESDAY, { state: 'full', freeTimes: 0 }],
		['closed on Sunday', snapshot(), '2026-11-22', { state: 'closed', freeTimes: 0, reason: 'Sunday' }],
		['closed on a holiday', snapshot(), '2026-12-12', { state: 'closed', freeTimes: 0, reason: 'Jamhuri Day' }],
		[
			'closed by staff',
			snapshot({ calendar: [training] }),
			TUESDAY,
			{ state: 'closed', freeTimes: 0, reason: 'Staff training' },
		],
		['too soon', snapshot({ now: instantAt(TUESDAY, 720) }), TUESDAY, { state: 'too_soon', freeTimes: 0 }],
		['over', snapshot(), '2026-11-19', { state: 'too_soon', freeTimes: 0 }],
		['too far', snapshot(), '2027-01-20', { state: 'too_far', freeTimes: 0 }],
	])('the state of a day is %s', (_state, given, day, expected) => {
		expect(dayAvailability(given, day)).toEqual({ date: day, ...expected });
	});

	test('the state of a day is open when staff open a holiday', () => {
		const calendar = [{ id: 'c-1', date: '2026-12-25', kind: 'open' as const, reason: 'Open for the holidays' }];
		expect(dayAvailability(snapshot({ calendar }), '2026-12-25').state).toBe('open');
	});

	test('the state of a day says that an estimated holiday waits for confirmation', () => {
		const given = snapshot({ now: new Date('2027-03-01T06:00:00.000Z') });
		expect(dayAvailability(given, '2027-03-10').reason).toBe('Idd-ul-Fitr (to be confirmed)');
	});
});

describe('free times with any bookings', () => {
	const someDays = fc.integer({ min: -2, max: 64 }).map((days) => addDays('2026-11-20', days));
	const someSession = fc.record({
		start: fc.integer({ min: 0, max: 23 }).map((step) => step * 30 + 420),
		minutes: fc.constantFrom(30, 60, 90),
		calendar: fc.constantFrom('amina', 'otieno'),
	});
	const someSessions = fc.array(someSession, { maxLength: 8 });
	const someLength = fc.constantFrom(30, 60, 90);
	const cellsOn = (
		day: string,
		sessions: readonly { start: number; minutes: number; calendar: string }[],
		calendar: string,
	) =>
		sessions.flatMap((one, index) =>
			one.calendar === calendar ? booked(day, one.start, one.minutes, `a-${index}`) : [],
		);

	test('a free time overlaps no taken cell', () => {
		fc.assert(
			fc.property(someDays, someSessions, someLength, (day, sessions, durationMinutes) => {
				const calendars = ['amina', 'otieno'].map((id) => calendarOf(id, {}, cellsOn(day, sessions, id)));
				const clashes = offersOn(snapshot({ durationMinutes, calendars: calendars }), day).flatMap(
					({ psychologistId, free }) => {
						const held = new Set(cellsOn(day, sessions, psychologistId).map(({ minute }) => minute));
						return free.flatMap((start) => cellsOf(start, durationMinutes)).filter((minute) => held.has(minute));
					},
				);
				expect(clashes).toEqual([]);
			}),
			{ seed: 29, numRuns: 300 },
		);
	});

	test('a free time is on the grid, ends by closing, overlaps no break, and is four hours ahead', () => {
		const everyDay = (hours: readonly { from: string; to: string }[]) =>
			Object.fromEntries(weekdays.map((weekday) => [weekday, hours]));
		const someRest = fc.record({ from: fc.integer({ min: 9, max: 15 }), length: fc.integer({ min: 0, max: 2 }) });
		const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
		fc.assert(
			fc.property(someDays, someSessions, someLength, someRest, (day, sessions, durationMinutes, rest) => {
				const breaks = everyDay([{ from: clock(rest.from), to: clock(rest.from + rest.length) }]);
				const calendars = [calendarOf('amina', { breaks }, cellsOn(day, sessions, 'amina'))];
				const closes = weekdayOf(day) === 'saturday' ? 14 * 60 : 17 * 60;
				for (const start of freeTimesIn(offersOn(snapshot({ durationMinutes, calendars: calendars }), day))) {
					const end = start + durationMinutes;
					expect((start - 9 * 60) % 90).toBe(0);
					expect(end).toBeLessThanOrEqual(closes);
					expect(Math.min(end, (rest.from + rest.length) * 60) - Math.max(start, rest.from * 60)).toBeLessThanOrEqual(
						0,
					);
					expect(instantAt(day, start).getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 4 * 3_600_000);
				}
			}),
			{ seed: 29, numRuns: 300 },
		);
	});

	test('the state of a day always agrees with its free times', () => {
		fc.assert(
			fc.property(someDays, fc.array(someSession, { maxLength: 8 }), (day, sessions) => {
				const taken = sessions.flatMap((one, index) => booked(day, one.start, one.minutes, `a-${index}`));
				const given = snapshot({ calendars: [calendarOf('amina', {}, taken)] });
				const { state, freeTimes } = dayAvailability(given, day);
				expect(freeTimes).toBe(freeTimesIn(offersOn(given, day)).length);
				expect(state === 'open').toBe(freeTimes > 0);
			}),
			{ seed: 29, numRuns: 300 },
		);
	});
});
