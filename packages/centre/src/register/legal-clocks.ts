import type { DataRequestKind } from '@tulia/contracts/register/schemas';
import { isDate, NO_DATE } from '../date-format.ts';
import { addDays } from '../day.ts';
import { HOUR } from '../durations.ts';
import { instantAt } from '../instant.ts';

/** Data Protection Act 2019 (Kenya), section 43: the Data Commissioner must be notified within 72 hours. */
const BREACH_HOURS = 72;

/**
 * Calendar days to answer each kind of request: Data Protection (General) Regulations 2021 (Kenya), regulations 8 to
 * 12, and section 38 of the Act for portability. The 7 days for access and the 30 for portability were read in two
 * commentaries; for rectification, erasure and objection commentaries differ between 7 and 14. The text of the
 * Regulations was not read: a lawyer has to confirm these figures (decision 013).
 */
export const REQUEST_DAYS: Readonly<Record<DataRequestKind, number>> = {
	access: 7,
	rectification: 14,
	erasure: 14,
	portability: 30,
	objection: 14,
};

/** Deadline for notifying the Commissioner. */
export const breachDue = ({ noticedAt }: { readonly noticedAt: string }): Date =>
	new Date(Date.parse(noticedAt) + BREACH_HOURS * HOUR);

/** Deadline for answering a request: the end of its last day in the centre's zone. */
export const requestDue = ({ kind, askedOn }: { readonly kind: DataRequestKind; readonly askedOn: string }): Date =>
	instantAt(addDays(askedOn, REQUEST_DAYS[kind] + 1), 0);

/** The state of an entry's deadline. An entry with an invalid start counts as overdue, so that staff look at it. */
export type LegalClock = 'running' | 'overdue' | 'stopped';

/** A breach's deadline stops when the Commissioner is notified; a late notification stays visible in the entry. */
export function breachClock(
	entry: { readonly noticedAt: string; readonly commissionerToldAt?: string; readonly closedAt?: string },
	now: Date,
): LegalClock {
	if (entry.commissionerToldAt !== undefined || entry.closedAt !== undefined) return 'stopped';
	return now <= breachDue(entry) ? 'running' : 'overdue';
}

/** A request's deadline stops when the request is closed. */
export function requestClock(
	entry: { readonly kind: DataRequestKind; readonly askedOn: string; readonly closedAt?: string },
	now: Date,
): LegalClock {
	if (entry.closedAt !== undefined) return 'stopped';
	return now < requestDue(entry) ? 'running' : 'overdue';
}

/** The time until the deadline, or since: `2 days and 3 hours left`, `5 hours overdue`. */
export function leftWords(due: Date, now: Date): string {
	if (!isDate(due)) return NO_DATE;
	const minutes = Math.floor(Math.abs(due.getTime() - now.getTime()) / 60_000);
	return `${spanWords(minutes)} ${due > now ? 'left' : 'overdue'}`;
}

function spanWords(minutes: number): string {
	const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
	const parts = [counted(days, 'day'), counted(hours, 'hour')].filter((part) => part !== '');
	if (parts.length > 0) return days >= 4 ? counted(days, 'day') : parts.join(' and ');
	return minutes < 1 ? 'less than a minute' : counted(minutes, 'minute');
}

const counted = (count: number, noun: string): string =>
	count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
