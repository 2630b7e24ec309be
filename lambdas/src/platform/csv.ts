import { cleanText } from '@tulia/contracts/clean-text';
import Papa from 'papaparse';

/** Tells a spreadsheet that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run instead of show, also behind spaces and in full-width signs. */
export const LIKE_A_FORMULA = /^[\s\p{Cc}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Rows as lines of a file (RFC 4180), without what nobody sees. A cell that looks like a formula gets an apostrophe before it. */
export const csvLines = (rows: readonly (readonly string[])[], likeAFormula: RegExp = LIKE_A_FORMULA): string =>
	Papa.unparse(
		rows.map((row) => row.map(cleanText)),
		{ escapeFormulae: likeAFormula, newline: '\r\n' },
	);
