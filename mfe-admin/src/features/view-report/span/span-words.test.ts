import { beforeWords, daysWords } from './span-words.ts';

test.each([
	['2026-08-01', '2026-10-31', 'August to October 2026', 'the three months before'],
	['2025-12-01', '2026-02-28', 'December 2025 to February 2026', 'the three months before'],
	['2026-10-01', '2026-10-31', 'October 2026', 'the month before'],
	['2026-11-01', '2026-11-24', '1 to 24 November 2026', 'the 24 days before'],
	['2026-10-28', '2026-11-03', '28 October to 3 November 2026', 'the seven days before'],
	['2026-11-03', '2026-11-03', '3 November 2026', 'the day before'],
	['2025-11-26', '2026-11-24', '26 November 2025 to 24 November 2026', 'the 364 days before'],
])('the days %s to %s read %s, compared with %s', (from, to, words, before) => {
	expect([daysWords({ from, to }), beforeWords({ from, to })]).toEqual([words, before]);
});
