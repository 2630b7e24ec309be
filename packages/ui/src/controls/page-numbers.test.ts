import { pageNumbers } from './page-numbers.ts';

test.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[2, 5, [1, 2, 3, 4, 5]],
	[1, 9, [1, 2, undefined, 9]],
	[5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
	[9, 9, [1, undefined, 8, 9]],
	[4, 9, [1, 2, 3, 4, 5, undefined, 9]],
])('on page %i of %i the neighbours and both ends are offered', (page, count, offered) => {
	expect(pageNumbers(page, count)).toEqual(offered);
});
