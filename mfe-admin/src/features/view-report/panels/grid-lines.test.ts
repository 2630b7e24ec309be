import { gridLines } from './grid-lines.ts';

test.each([
	[0, [0, 1]],
	[3, [0, 1, 2, 3]],
	[7, [0, 2, 4, 6, 8]],
	[29, [0, 10, 20, 30]],
	[94, [0, 50, 100]],
	[1016, [0, 500, 1000, 1500]],
])('bars up to %d have grid lines at %j', (most, lines) => expect(gridLines(most)).toEqual(lines));
