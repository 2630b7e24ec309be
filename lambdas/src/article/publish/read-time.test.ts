import { readTime } from './read-time.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('the read time of an article', () => {
	test.each([
		[1, '1 min read'],
		[150, '1 min read'],
		[151, '2 min read'],
		[750, '5 min read'],
	])('the read time of an article of %i words is %s', (count, expected) => {
		expect(readTime(words(count))).toBe(expected);
	});

	test('the read time counts no markup, and separates the words of neighbouring blocks', () => {
		expect(readTime(`<h2>Ten</h2>${'<ul><li><strong>a</strong></li><li>b</li></ul>'.repeat(75)}`)).toBe('2 min read');
	});

	test('the read time of an empty draft is a minute', () => {
		expect(readTime('')).toBe('1 min read');
	});
});
