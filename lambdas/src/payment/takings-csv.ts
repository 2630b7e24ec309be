import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { TakingsRow } from '@tulia/contracts/payment/schemas';
import Papa from 'papaparse';

const HEADINGS = [
	...['Date', 'Time', 'Ticket', 'Psychologist', 'What', 'Method', 'Amount', 'Currency', 'M-Pesa code', 'Insurer'],
	...['Receipt', 'Noted by'],
];
/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run instead of show. An amount below zero is a number of ours and is let through. */
const LIKE_A_FORMULA = /^(?!-\d+\.\d\d$)[\s\p{Cc}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

const cellsOf = (row: TakingsRow): string[] => {
	const at = new Date(row.at);
	return [
		...[dayOf(at), wallTime(minuteOf(at)), row.ticketNumber, row.psychologist, row.kind, row.method],
		...[(row.amount / 100).toFixed(2), row.currency, row.mpesaCode ?? '', row.insurer ?? ''],
		...[row.receiptNumber ?? '', row.by],
	];
};

/** Payments as a file for a spreadsheet (RFC 4180, UTF-8), each amount beside its currency. */
export const takingsCsv = (rows: readonly TakingsRow[]): string =>
	BYTE_ORDER_MARK + Papa.unparse([HEADINGS, ...rows.map(cellsOf)], { escapeFormulae: LIKE_A_FORMULA, newline: '\r\n' });
