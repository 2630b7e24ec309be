import { priceWords } from './price-words.ts';

test.each([
	[3500, 'USD', '$35'],
	[3750, 'USD', '$37.50'],
	[4_821_000, 'USD', '$48,210'],
	[350_000, 'KES', 'KES\u00a03,500'],
	[0, 'USD', '$0'],
])('%d cents of %s read %s', (cents, currency, words) => {
	expect(priceWords(cents, currency)).toBe(words);
});
