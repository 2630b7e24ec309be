import { csvOf } from './csv.ts';

test('a CSV cell is in quotes where it must be, and a quote is doubled', () => {
	expect(csvOf([['a', 'b "c", d', 'e\nf', 'g h']])).toBe('\uFEFFa,"b ""c"", d","e\nf",g h\r\n');
});

test.each(['=1+1', '+254722', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
	'the cell %j is shown as text, and not evaluated',
	(text) => {
		expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
	},
);

test('so is a formula behind a line break', () => {
	expect(csvOf([['\r=1']])).toBe(`\uFEFF"'\r=1"\r\n`);
});

test('a cell holds nothing that nobody sees', () => {
	expect(csvOf([['Aki\u200bnyi\f\u202e', '\u200b=1']])).toBe('\uFEFF"Akinyi ",\'=1\r\n');
});

test('a cell that is no formula is exported unchanged', () => {
	expect(csvOf([['amina@example.com', 'https://example.com/?a=b', '']])).toBe(
		'\uFEFFamina@example.com,https://example.com/?a=b,\r\n',
	);
});
