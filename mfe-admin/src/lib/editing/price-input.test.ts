import { centsIn, priceText } from './price-input.ts';

test.each([
	['35', 3500],
	[' 37.5 ', 3750],
	['1,200.05', 120_005],
	['0', 0],
	['4.35', 435],
	['', undefined],
	['-3', undefined],
	['3.999', undefined],
	['3e4', undefined],
	['free', undefined],
])('the price %j is %p cents', (text, cents) => {
	expect(centsIn(text)).toBe(cents);
});

test('a price in cents is formatted as it was typed', () => {
	expect([priceText(3500), priceText(3750)]).toEqual(['35', '37.50']);
});
