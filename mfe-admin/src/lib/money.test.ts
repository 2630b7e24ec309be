import { money } from './money.ts';

test.each([
	[3500, '$35'],
	[4_821_000, '$48,210'],
	[3550, '$35.50'],
	[0, '$0'],
])('%d cents of a dollar are %s', (cents, words) => {
	expect(money(cents, 'USD')).toBe(words);
});
