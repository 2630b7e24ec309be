import { blockedTimes, blockedWords } from './blocked-times.ts';

/** A Tuesday. */
const DAY = '2026-11-10';
const lunch = { tuesday: [{ from: '13:00', to: '14:00' }] };
const water = { id: 'c1', date: DAY, kind: 'closed' as const, reason: 'Water', hours: { from: '09:00', to: '10:30' } };
const wordsOf = (...given: Parameters<typeof blockedTimes>): readonly string[] =>
	blockedTimes(...given).map(blockedWords);

test('closed hours, time off and breaks stand in the order of the day', () => {
	const timeOff = [{ from: '2026-11-09', to: DAY, hours: { from: '11:00', to: '12:00' } }];
	expect(wordsOf(DAY, { timeOff, breaks: lunch }, [water])).toEqual([
		'Closed: Water, 9:00 AM to 10:30 AM',
		'Off, 11:00 AM to 12:00 PM',
		'Break, 1:00 PM to 2:00 PM',
	]);
});

test('whoever is off all day has no break', () => {
	expect(wordsOf(DAY, { timeOff: [{ from: DAY, to: DAY }], breaks: lunch }, [])).toEqual(['Off all day']);
});

test('another day has none of it, and a day that is closed as a whole blocks no hours', () => {
	const { hours, ...wholeDay } = water;
	expect(wordsOf('2026-11-11', { timeOff: [{ from: DAY, to: DAY }], breaks: lunch }, [])).toEqual([]);
	expect(wordsOf(DAY, undefined, [wholeDay])).toEqual([]);
});
