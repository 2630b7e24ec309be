import { readFileSync, writeFileSync } from 'node:fs';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import type { ActionUsage } from './measured.ts';
import type { MeteredEngine, TableCall } from './metered-engine.ts';

/** The calls of an interval. */
export interface Window {
	readonly calls: readonly TableCall[];
	readonly others: readonly string[];
	readonly mails: number;
}

/** Records the calls of a local cloud. */
export interface Meter {
	/** Runs `act`, waits until no call is pending, and resolves with the calls. */
	during(act: () => Promise<void>): Promise<Window>;
}

/** A request's background work counts as done after this long without a call, milliseconds. */
const QUIET = 1500;
/** The longest wait for such an interval, milliseconds. */
const LONGEST = 60_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The lines of the preloaded counter, without calls of the table. */
const otherCallsIn = (log: string): readonly string[] =>
	readFileSync(log, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('dynamodb '));

/** @param log the file written by `count-aws-calls.mjs`. */
export function meterOf(cloud: LocalCloud, engine: MeteredEngine, log: string): Meter {
	async function untilSettled(): Promise<readonly TableCall[]> {
		const calls: TableCall[] = [];
		const deadline = performance.now() + LONGEST;
		let last = performance.now();
		while (performance.now() - last < QUIET && performance.now() < deadline) {
			await pause(100);
			const more = engine.take();
			if (more.length > 0) last = performance.now();
			calls.push(...more);
		}
		return calls;
	}
	return {
		async during(act) {
			await untilSettled();
			writeFileSync(log, '');
			const before = (await cloud.mails()).length;
			await act();
			const calls = await untilSettled();
			return { calls, others: otherCallsIn(log), mails: (await cloud.mails()).length - before };
		},
	};
}

/** A sweep of the notifier begins with a query of the due jobs of this partition; nothing else queries it. */
const SWEEP = 'DUE#0';
const isSweep = ({ operation, touches }: TableCall): boolean =>
	operation === 'Query' && touches.some(({ partition }) => partition === SWEEP);

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other)));
};

const jobsIn = (calls: readonly TableCall[]): number =>
	calls
		.filter(({ operation }) => operation !== 'UpdateItem' && operation !== 'DeleteItem')
		.flatMap(({ touches }) => touches)
		.filter(({ index, kind, partition }) => index === 'table' && kind === 'write' && partition.startsWith('JOB#'))
		.length;

/** Sums up a window. @param apiRequests number of API requests in it. */
export function usageIn({ calls, others, mails }: Window, apiRequests: number): ActionUsage {
	const sum = (unit: 'readUnits' | 'writeUnits'): number => calls.reduce((total, call) => total + call[unit], 0);
	return {
		readUnits: sum('readUnits'),
		writeUnits: sum('writeUnits'),
		tableCalls: counted(calls.map(({ caller, operation }) => `${caller} ${operation}`)),
		otherCalls: counted(others),
		apiRequests,
		mails,
		jobs: jobsIn(calls),
	};
}

const less = (
	counts: Readonly<Record<string, number>>,
	other: Readonly<Record<string, number>>,
	times: number,
): Readonly<Record<string, number>> =>
	Object.fromEntries(
		Object.entries(counts)
			.map(([name, count]) => [name, count - times * (other[name] ?? 0)] as const)
			.filter(([, count]) => count > 0),
	);

/** A window without the publisher's sweep, and the number of the notifier's sweeps in it. */
export function withoutPublisher(window: Window): Window & { readonly sweeps: number } {
	const calls = window.calls.filter(({ caller }) => !caller.endsWith('-publisher'));
	const others = window.others.filter((line) => !line.endsWith('-publisher') && !line.endsWith('-renderer'));
	return { ...window, calls, others, sweeps: calls.filter(isSweep).length };
}

/** `usage` minus the usage of `sweeps` sweeps of the notifier. */
export const minusSweeps = (usage: ActionUsage, sweep: ActionUsage, sweeps: number): ActionUsage => ({
	...usage,
	readUnits: usage.readUnits - sweeps * sweep.readUnits,
	writeUnits: usage.writeUnits - sweeps * sweep.writeUnits,
	tableCalls: less(usage.tableCalls, sweep.tableCalls, sweeps),
	otherCalls: less(usage.otherCalls, sweep.otherCalls, sweeps),
});

/** The mean per action. */
export function perOne(usage: ActionUsage, count: number): ActionUsage {
	const shared = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
		Object.fromEntries(Object.entries(counts).map(([name, times]) => [name, times / count]));
	return {
		readUnits: usage.readUnits / count,
		writeUnits: usage.writeUnits / count,
		tableCalls: shared(usage.tableCalls),
		otherCalls: shared(usage.otherCalls),
		apiRequests: usage.apiRequests / count,
		mails: usage.mails / count,
		jobs: usage.jobs / count,
	};
}
