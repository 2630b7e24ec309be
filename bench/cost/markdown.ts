/** A price in US dollars, rounded to meaningful digits. */
export const dollars = (value: number): string => {
	if (value >= 100) return `$${Math.round(value).toLocaleString('en-GB')}`;
	return `$${value.toFixed(value < 0.995 ? 3 : 2)}`;
};
/** A quantity with three significant digits, or whole when it is large. */
export const amount = (value: number): string =>
	value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)));
export const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): readonly string[] => [
	row(...head),
	row(...head.map(() => '---')),
	...rows,
];
