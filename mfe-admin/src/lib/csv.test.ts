import { csvOf } from './csv.ts';

test('every cell is in quotes, and a quote is doubled', () => {
	expect(csvOf([['a', 'b "c", d', 'e\nf']])).toBe('\uFEFF"a","b ""c"", d","e\nf"\r\n');
});

test.each(['=1+1', '+254722', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('%j is shown, not run', (text) => {
	expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test('what is no formula stays as it is', () => {
	expect(csvOf([['amina@example.com', 'https://example.com/?a=b', '']])).toBe(
		'\uFEFF"amina@example.com","https://example.com/?a=b",""\r\n',
	);
});
