import { csvOf } from './csv.ts';

test('every CSV cell is in quotes, and a quote is doubled', () => {
	expect(csvOf([['a', 'b "c", d', 'e\nf']])).toBe('\uFEFF"a","b ""c"", d","e\nf"\r\n');
});

test.each(['=1+1', '+254722', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
	'the cell %j is shown as text, and not evaluated',
	(text) => {
		expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
	},
);

test('a cell holds nothing that nobody sees', () => {
	expect(csvOf([['Aki\u200bnyi\f\u202e', '\u200b=1']])).toBe('\uFEFF"Akinyi ","\'=1"\r\n');
});

test('a cell that is no formula is exported unchanged', () => {
	expect(csvOf([['amina@example.com', 'https://example.com/?a=b', '']])).toBe(
		'\uFEFF"amina@example.com","https://example.com/?a=b",""\r\n',
	);
});
