import { pageIn, paginate } from './paginate.ts';

const list = (length: number) => Array.from({ length }, (_, place) => place + 1);

test.each([
	[13, 1, { items: [1, 2, 3, 4, 5, 6], page: 1, pageCount: 3 }],
	[13, 3, { items: [13], page: 3, pageCount: 3 }],
	[6, 1, { items: [1, 2, 3, 4, 5, 6], page: 1, pageCount: 1 }],
	[7, 2, { items: [7], page: 2, pageCount: 2 }],
	[13, 99, { items: [13], page: 3, pageCount: 3 }],
	[13, 0, { items: [1, 2, 3, 4, 5, 6], page: 1, pageCount: 3 }],
	[0, 4, { items: [], page: 1, pageCount: 1 }],
])('of %i articles, page %i exists', (length, wanted, page) => {
	expect(paginate(list(length), wanted)).toEqual(page);
});

test.each([
	['2', 2],
	['0', 0],
	[null, 1],
	['', 1],
	['-1', 1],
	['1e3', 1],
	['two', 1],
])('the address parameter %j is page %i', (text, page) => {
	expect(pageIn(text)).toBe(page);
});
