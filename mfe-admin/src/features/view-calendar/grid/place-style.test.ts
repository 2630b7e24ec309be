import { placeStyle, topOf } from './place-style.ts';

const grid = { from: 540, to: 1020 };

test('the offset of an interval depends on its start, and its height depends on its length', () => {
	expect(placeStyle({ from: 600, to: 630 }, grid)).toEqual({ top: '5.75rem', height: '2.875rem' });
	expect(topOf(700, grid)).toBe('15.333rem');
});

test('an interval is clipped to the grid', () => {
	expect(placeStyle({ from: 480, to: 600 }, grid)).toEqual({ top: '0rem', height: '5.75rem' });
	expect(placeStyle({ from: 1020, to: 1100 }, grid)).toBeUndefined();
});
