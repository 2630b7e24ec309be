import { cleanText } from '@tulia/contracts/clean-text';

/** Matches what a spreadsheet would evaluate as a formula (CSV injection), also after white space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Matches cells that need quotes (RFC 4180). */
const IN_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A cell that every spreadsheet reads as text: without invisible characters, and with an apostrophe before an
 * apparent formula.
 */
function cell(value: string): string {
	const clean = cleanText(value);
	const text = FORMULA.test(clean) ? `'${clean}` : clean;
	return IN_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV for any spreadsheet: UTF-8 with a byte order mark, CRLF as in RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
