/** A task may take this long before it is felt, milliseconds. */
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

/** What a trace must record for `blockingTime`. */
export const traceCategories = ['toplevel'];

/**
 * Total blocking time: what each task of the page's main thread took beyond 50 ms. Taken from the processor time of the
 * thread and not from the clock: what else this machine does at the same time is not the page's doing.
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
