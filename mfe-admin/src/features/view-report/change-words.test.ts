import { countChange, percentWords, shareChange, shareOf } from './change-words.ts';

describe('the change of a figure', () => {
	test.each([
		[1016, 932, { arrow: 'arrowUp', tone: 'good', amount: '9%', words: 'up from 932' }],
		[932, 1016, { arrow: 'arrowDown', tone: 'bad', amount: '8.3%', words: 'down from 1,016' }],
		[12, 12, { arrow: 'arrowRight', tone: 'plain', amount: '', words: '12 before, too' }],
		[12, 0, { arrow: 'arrowUp', tone: 'good', amount: '', words: 'up from 0' }],
		[0, 12, { arrow: 'arrowDown', tone: 'bad', amount: '100%', words: 'down from 12' }],
	])('the change to %d after %d is in percent', (now, before, change) => {
		expect(countChange(now, before, { goodWhen: 'more' })).toEqual(change);
	});

	test('fewer missed visits are a good change, in percentage points', () => {
		expect(shareChange(0.075, 0.095, { goodWhen: 'less' })).toEqual({
			...{ arrow: 'arrowDown', tone: 'good', amount: '2 points', words: 'down from 9.5%' },
		});
		expect(shareChange(0.6449, 0.6351, { goodWhen: 'more', digits: 0 })).toMatchObject({ words: '64% before, too' });
		expect(shareChange(0.65, 0.64, { goodWhen: 'neither', digits: 0 })).toMatchObject({
			...{ amount: '1 point', tone: 'plain' },
		});
	});

	test('a share of zero is undefined, and has no change', () => {
		expect(shareOf(0, 0)).toBeUndefined();
		expect(percentWords(shareOf(0, 0))).toBe('None');
		expect(shareChange(0.5, shareOf(0, 0), { goodWhen: 'more' })).toBeUndefined();
	});
});
