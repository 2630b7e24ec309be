import { cleanText } from '@tulia/contracts/clean-text';

/** What a spreadsheet would evaluate as a formula (CSV injection), also after blanks. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A cell that is a text whatever is in it: clean, in quotes, and with an apostrophe before what looks like a formula. */
function cell(value: string): string {
	const text = cleanText(value);
	return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Rows as a spreadsheet of any maker reads them: UTF-8 with a byte order mark, CRLF as in RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
