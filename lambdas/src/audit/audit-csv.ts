import { AUDIT_THINGS } from '@tulia/centre/audit-things';
import { actorWords, moreWords, sentenceOf, textOf } from '@tulia/centre/audit-words';
import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import { thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { BYTE_ORDER_MARK, csvLines } from '../platform/csv.ts';

const HEADINGS = ['Date', 'Time', 'By', 'Kind', 'What was done', 'More'];

function cellsOf(entry: AuditEntry, now: Date): readonly string[] {
	const at = new Date(entry.at);
	const kind = thingOf(entry.action);
	return [
		...[dayOf(at), wallTime(minuteOf(at)), actorWords(entry), kind === undefined ? '' : AUDIT_THINGS[kind].all],
		...[textOf(sentenceOf(entry, now)), moreWords(entry).join(' ')],
	];
}

/** The header of an audit file (RFC 4180, UTF-8). */
export const auditHead = (): string => `${BYTE_ORDER_MARK}${csvLines([HEADINGS])}`;

/** Further lines of it, each with its line break before it. */
export const auditLines = (entries: readonly AuditEntry[], now: Date): string =>
	entries.length === 0 ? '' : `\r\n${csvLines(entries.map((entry) => cellsOf(entry, now)))}`;
