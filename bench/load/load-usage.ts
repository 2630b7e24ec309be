import type { ActionUsage, Measured } from '../cost/measured.ts';
import type { LoadResult } from './drive.ts';

export interface LoadUsage {
	readonly readUnits: number;
	readonly writeUnits: number;
	/** API requests, one invocation each. */
	readonly invocations: number;
	readonly mails: number;
}

/** The usage of each action, as measured by `npm run cost`. */
export const usageOf = ({ visit, readTimes, register, book }: Measured): Readonly<Record<string, LoadUsage>> => ({
	'opens a page': scaled(visit.action, 1 / visit.pages.length),
	'looks for a time': scaled(readTimes, 1),
	registers: scaled(register, 1),
	books: scaled(book, 1),
});

const scaled = (
	{
		readUnits,
		writeUnits,
		apiRequests,
		mails,
	}: Pick<ActionUsage, 'readUnits' | 'writeUnits' | 'apiRequests' | 'mails'>,
	share: number,
): LoadUsage => ({
	readUnits: readUnits * share,
	writeUnits: writeUnits * share,
	invocations: apiRequests * share,
	mails: mails * share,
});

/** The total usage of the successful actions. */
export function loadUsage(results: readonly LoadResult[], each: Readonly<Record<string, LoadUsage>>): LoadUsage {
	const total = { readUnits: 0, writeUnits: 0, invocations: 0, mails: 0 };
	for (const { name, durations } of results) {
		const one = each[name];
		if (!one) throw new Error(`The usage of "${name}" was not measured.`);
		total.readUnits += one.readUnits * durations.length;
		total.writeUnits += one.writeUnits * durations.length;
		total.invocations += one.invocations * durations.length;
		total.mails += one.mails * durations.length;
	}
	return total;
}
