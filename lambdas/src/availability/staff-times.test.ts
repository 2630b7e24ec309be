import { sampleProfile, samplePsychologist, sampleSchedule } from '../../test-support/appointment/sample-centre.ts';
import type { AvailabilitySnapshot } from './availability-snapshot.ts';
import { cellsOf } from './cell.ts';
import { daysLookedAt, staffTimes } from './staff-times.ts';

/** A Tuesday, 10:37 AM at the centre. */
const NOW = new Date('2026-11-24T07:37:00.000Z');
const TODAY = '2026-11-24';

const held = (day: string, start: number) => cellsOf(start, 60).map((minute) => ({ day, minute, holderId: 'a-1' }));
const amina = {
	psychologist: { ...samplePsychologist('amina'), name: 'Amina Hassan' },
	schedule: { ...sampleSchedule, breaks: { tuesday: [{ from: '12:30', to: '13:00' }] } },
	taken: new Map([[TODAY, held(TODAY, 9 * 60)]]),
};
const peter = {
	psychologist: { ...samplePsychologist('peter'), name: 'Peter Otieno' },
	schedule: { ...sampleSchedule, timeOff: [{ from: TODAY, to: '2026-11-26' }] },
	taken: new Map(),
};
const snapshot = (change: Partial<AvailabilitySnapshot> = {}): AvailabilitySnapshot => ({
	now: NOW,
	durationMinutes: 60,
	openingHours: sampleProfile.openingHours,
	calendar: [],
	calendars: [amina, peter],
	leadHours: 0,
	staff: { overBreak: false, backDays: 7 },
	...change,
});

test('every half hour has its state: free, over a break, or taken, the half hour after a visit included', () => {
	const { hours, psychologists, minutes } = staffTimes(snapshot(), TODAY);
	expect({ hours, minutes }).toEqual({ hours: { opens: '9:00 AM', closes: '5:00 PM' }, minutes: 60 });
	expect(psychologists[0]?.times.map(({ time, state }) => `${time} ${state}`)).toEqual([
		'9:00 AM taken',
		'9:30 AM taken',
		'10:00 AM taken',
		'10:30 AM free',
		'11:00 AM free',
		'11:30 AM free',
		'12:00 PM break',
		'12:30 PM break',
		'1:00 PM free',
		'1:30 PM free',
		'2:00 PM free',
		'2:30 PM free',
		'3:00 PM free',
		'3:30 PM free',
		'4:00 PM free',
	]);
});

test('an absent psychologist has only the first free time after the absence; today starts with the running half hour', () => {
	const [here, away] = staffTimes(snapshot(), TODAY).psychologists;
	expect(here?.firstFree).toEqual({ date: TODAY, time: '10:30 AM' });
	expect(away).toMatchObject({ name: 'Peter Otieno', times: [], firstFree: { date: '2026-11-27', time: '9:00 AM' } });
});

test.each([
	['2026-11-29', 'Sunday'],
	['2026-11-16', 'more than 7 days ago'],
	['2027-02-24', 'too far ahead'],
] as const)('the day %s cannot be booked by staff: %s', (date, closed) => {
	expect(staffTimes(snapshot(), date)).toMatchObject({ closed, psychologists: [{ times: [] }, { times: [] }] });
});

test('yesterday can be requested, and the next days with free times begin today', () => {
	const yesterday = staffTimes(snapshot(), '2026-11-23');
	expect(yesterday.closed).toBeUndefined();
	expect(yesterday.psychologists[0]?.times[0]).toEqual({ time: '9:00 AM', state: 'free' });
	expect(yesterday.days.map(({ date }) => date)).toEqual([
		TODAY,
		'2026-11-25',
		'2026-11-26',
		'2026-11-27',
		'2026-11-28',
	]);
	expect(daysLookedAt('2026-11-23', NOW)).toEqual({ from: '2026-11-23', to: '2026-12-08' });
});

test('the visit to be moved counts as free', () => {
	const times = staffTimes(snapshot({ moving: ['a-1'] }), TODAY).psychologists[0]?.times;
	expect(times?.slice(0, 3).map(({ state }) => state)).toEqual(['free', 'free', 'free']);
});
