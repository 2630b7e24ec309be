import { growthWords } from './growth-words.ts';

test.each([
	[12, { arrow: 'arrowUp', isGood: true, percent: '12%', words: 'up from last month' }],
	[0.04, { arrow: 'arrowUp', isGood: true, percent: '0%', words: 'up from last month' }],
	[-3.25, { arrow: 'arrowDown', isGood: false, percent: '3.3%', words: 'down from last month' }],
	[0, { arrow: 'arrowRight', isGood: false, percent: '0%', words: 'no change from last month' }],
])('a growth of %d percent is worded with its direction', (percent, growth) => {
	expect(growthWords(percent)).toEqual(growth);
});
