import { numberWords } from './number-words.ts';

test('a number is grouped by thousands and rounded to the requested fraction digits', () => {
	expect([numberWords(0), numberWords(1234), numberWords(1_234_567)]).toEqual(['0', '1,234', '1,234,567']);
	expect([numberWords(12.5, 1), numberWords(12.34, 1), numberWords(100, 1)]).toEqual(['12.5', '12.3', '100']);
});
