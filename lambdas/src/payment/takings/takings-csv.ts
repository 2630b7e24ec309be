import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { TakingsRow } from '@tulia/contracts/payment/schemas';
import { BYTE_ORDER_MARK, csvLines, LIKE_A_FORMULA } from '../../platform/csv.ts';

const HEADINGS = [
	...['Date', 'Time', 'Ticket', 'Psychologist', 'What', 'Method', 'Amount', 'Currency', 'M-Pesa code', 'Insurer'],
	...['Receipt', 'Noted by'],
];
/** A negative amount is a number of ours and passes. */
const UNLESS_AN_AMOUNT = new RegExp(`(?!^-\\d+\\.\\d\\d$)${LIKE_A_FORMULA.source}`, 'u');

const cellsOf = (row: TakingsRow): string[] => {
	const at = new Date(row.at);
	return [
		...[dayOf(at), wallTime(minuteOf(at)), row.ticketNumber, row.psychologist, row.kind, row.method],
		...[(row.amount / 100).toFixed(2), row.currency, row.mpesaCode ?? '', row.insurer ?? ''],
		...[row.receiptNumber ?? '', row.by],
	];
};

/** Payments as a CSV file (RFC 4180, UTF-8), each amount beside its currency. */
export const takingsCsv = (rows: readonly TakingsRow[]): string =>
	BYTE_ORDER_MARK + csvLines([HEADINGS, ...rows.map(cellsOf)], UNLESS_AN_AMOUNT);
