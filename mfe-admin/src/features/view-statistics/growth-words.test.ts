import { growthWords } from './growth-words.ts';

test.each([
	[12, { arrow: 'arrowUp', isGood: true, percent: '12%', words: 'more in Oct than in Sep' }],
	[0.04, { arrow: 'arrowUp', isGood: true, percent: '0%', words: 'more in Oct than in Sep' }],
	[-3.25, { arrow: 'arrowDown', isGood: false, percent: '3.3%', words: 'less in Oct than in Sep' }],
	[0, { arrow: 'arrowRight', isGood: false, percent: '0%', words: 'change from Sep to Oct' }],
])('a growth of %d percent is worded with its direction', (percent, growth) => {
	expect(growthWords(percent, { month: '2026-10', before: '2026-09' })).toEqual(growth);
});
