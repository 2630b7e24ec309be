import { cleanText } from '@tulia/contracts/clean-text';
import Papa from 'papaparse';

/** The byte order mark makes spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** The beginning of a text that a spreadsheet would evaluate, also behind spaces and in full-width characters. */
export const LIKE_A_FORMULA = /^[\s\p{Cc}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Rows as CSV lines (RFC 4180), without invisible characters. A cell like a formula is prefixed with an apostrophe. */
export const csvLines = (rows: readonly (readonly string[])[], likeAFormula: RegExp = LIKE_A_FORMULA): string =>
	Papa.unparse(
		rows.map((row) => row.map(cleanText)),
		{ escapeFormulae: likeAFormula, newline: '\r\n' },
	);
