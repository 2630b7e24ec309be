import { closedDaysWords } from './closed-days-words.ts';

const NOW = new Date('2026-11-10T09:00:00.000Z');

test.each([
	[{ date: '2026-12-01' }, 'Tue 1 Dec'],
	[{ date: '2026-12-01', lastDate: '2027-01-02' }, 'Tue 1 Dec to Sat 2 Jan 2027'],
	[{ date: '2026-12-01', hours: { from: '12:00', to: '14:30' } }, 'Tue 1 Dec, 12:00 PM to 2:30 PM'],
])('the closure %j reads as %j', (closure, words) => {
	expect(closedDaysWords(closure, NOW)).toBe(words);
});
