/** Tasks up to this duration do not block, milliseconds. */
const UNFELT = 50;

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	/** Processor time of the event's thread, microseconds. */
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** The trace categories that `blockingTime` needs. */
export const traceCategories = ['toplevel'];

/**
 * Total blocking time: the part of each main thread task beyond 50 ms. Measured in processor time of the thread, which
 * other work of this machine does not affect.
 */
export function blockingTime(trace: Buffer): number {
	const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
	const pages = new Set(
		traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
	);
	return traceEvents
		.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)))
		.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - UNFELT), 0);
}
