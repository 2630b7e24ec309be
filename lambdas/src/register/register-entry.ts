import { breachClock, breachDue, type LegalClock, requestClock, requestDue } from '@tulia/centre/legal-clocks';
import type { Breach, DataRequestEntry } from '@tulia/contracts/register/schemas';

export interface RegisterEntries {
	readonly breaches: Breach;
	readonly requests: DataRequestEntry;
}
export type RegisterName = keyof RegisterEntries;

interface Clocked {
	readonly clock: LegalClock;
	/** The deadline as a number; 0 for an invalid start date, so that the entry is first and gets corrected. */
	readonly due: number;
	readonly closedAt: string | undefined;
}

const clockedBreach = (breach: Breach, now: Date): Clocked => ({
	clock: breachClock(breach, now),
	due: breachDue(breach).getTime() || 0,
	closedAt: breach.closedAt,
});
const clockedRequest = (request: DataRequestEntry, now: Date): Clocked => ({
	clock: requestClock(request, now),
	due: requestDue(request).getTime() || 0,
	closedAt: request.closedAt,
});

/**
 * Sorts overdue entries first, then those before their deadline, then those without a running deadline.
 * Closed entries are last, the latest first.
 */
function ordered<T>(entries: readonly T[], clocked: (entry: T) => Clocked): readonly T[] {
	const rank = ({ clock, closedAt }: Clocked): number => {
		if (closedAt !== undefined) return 3;
		return { overdue: 0, running: 1, stopped: 2 }[clock];
	};
	return entries
		.map((entry) => ({ entry, at: clocked(entry) }))
		.sort(
			(a, b) =>
				rank(a.at) - rank(b.at) ||
				(a.at.closedAt === undefined ? a.at.due - b.at.due : (b.at.closedAt ?? '').localeCompare(a.at.closedAt)),
		)
		.map(({ entry }) => entry);
}

export const orderedBreaches = (breaches: readonly Breach[], now: Date): readonly Breach[] =>
	ordered(breaches, (breach) => clockedBreach(breach, now));
export const orderedRequests = (requests: readonly DataRequestEntry[], now: Date): readonly DataRequestEntry[] =>
	ordered(requests, (request) => clockedRequest(request, now));

/** The numbers of open and of overdue entries. */
export function countsOf(
	breaches: readonly Breach[],
	requests: readonly DataRequestEntry[],
	now: Date,
): { readonly open: number; readonly overdue: number } {
	const all = [...breaches.map((one) => clockedBreach(one, now)), ...requests.map((one) => clockedRequest(one, now))];
	return {
		open: all.filter(({ closedAt }) => closedAt === undefined).length,
		overdue: all.filter(({ clock }) => clock === 'overdue').length,
	};
}
