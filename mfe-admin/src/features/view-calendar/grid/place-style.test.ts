import { placeStyle, topOf } from './place-style.ts';

const grid = { from: 540, to: 1020 };

test('a stretch stands as far below the first hour as it is later, and is as high as it is long', () => {
	expect(placeStyle({ from: 600, to: 630 }, grid)).toEqual({ top: '5.75rem', height: '2.875rem' });
	expect(topOf(700, grid)).toBe('15.333rem');
});

test('what is outside of the grid is cut off', () => {
	expect(placeStyle({ from: 480, to: 600 }, grid)).toEqual({ top: '0rem', height: '5.75rem' });
	expect(placeStyle({ from: 1020, to: 1100 }, grid)).toBeUndefined();
});
