import { nextVisitWords } from './next-visit-words.ts';

test.each([
	[undefined, 'You have no visit coming up.'],
	['2026-11-10', 'Your next visit is today.'],
	['2026-11-11', 'Your next visit is tomorrow.'],
	['2026-11-19', 'Your next visit is in nine days.'],
	['2027-01-02', 'Your next visit is in 53 days.'],
])('a visit on %s', (date, words) => {
	expect(nextVisitWords(date, '2026-11-10')).toBe(words);
});
