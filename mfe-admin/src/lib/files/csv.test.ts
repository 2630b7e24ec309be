import { csvOf } from './csv.ts';

test('a CSV cell is quoted only if necessary, with quotes doubled', () => {
	expect(csvOf([['a', 'b "c", d', 'e\nf', 'g h']])).toBe('\uFEFFa,"b ""c"", d","e\nf",g h\r\n');
});

test.each(['=1+1', '+254722', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
	'the CSV cell %j is text, not a formula',
	(text) => {
		expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
	},
);

test('a formula after a line break is text, too', () => {
	expect(csvOf([['\r=1']])).toBe(`\uFEFF"'\r=1"\r\n`);
});

test('a CSV cell contains no invisible characters', () => {
	expect(csvOf([['Aki\u200bnyi\f\u202e', '\u200b=1']])).toBe('\uFEFF"Akinyi ",\'=1\r\n');
});

test('a CSV cell that is no formula is exported unchanged', () => {
	expect(csvOf([['amina@example.com', 'https://example.com/?a=b', '']])).toBe(
		'\uFEFFamina@example.com,https://example.com/?a=b,\r\n',
	);
});
