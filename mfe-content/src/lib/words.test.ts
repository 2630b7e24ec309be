import { longDate, shortDate } from './date-words.ts';
import { priceWords } from './price-words.ts';

test('a calendar day is the same day everywhere', () => {
	expect(longDate('2026-09-14')).toBe('14 September 2026');
});

test('an instant is the day it was at the centre', () => {
	expect(shortDate('2026-11-01T21:30:00.000Z', 'Africa/Nairobi')).toBe('2 Nov 2026');
	expect(shortDate('2026-09-14T06:00:00.000Z', 'Africa/Nairobi')).toBe('14 Sep 2026');
});

test.each([
	[3500, 'USD', '$35'],
	[3750, 'USD', '$37.50'],
	[350_000, 'KES', 'KES\u00a03,500'],
	[0, 'USD', '$0'],
])('%d cents of %s read %s', (cents, currency, words) => {
	expect(priceWords(cents, currency)).toBe(words);
});
