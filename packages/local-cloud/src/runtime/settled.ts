import { pause } from './loop.ts';
import type { StreamMapping } from './stream-mapping.ts';
import type { WriteSignal } from './write-signal.ts';

export interface SettledOptions {
	/** Names of what works, or has something due, at this moment. */
	readonly busy: () => readonly string[];
	/** By the names of what they feed. */
	readonly streams: ReadonlyMap<string, StreamMapping>;
	readonly writes: WriteSignal;
	/** Ends the waiting. */
	readonly signal: AbortSignal;
}

const LOOK_MS = 10;

/**
 * Resolves with nothing once nothing works and nothing is due, or with the names of what still does when `signal` aborts. What
 * functions do is seen at one moment; the streams are not, each is read to its end by itself. So nothing may have been written since
 * the first of these readings began: a stream that was read before that write would have its record still to hand over.
 */
export async function settled({ busy, streams, writes, signal }: SettledOptions): Promise<readonly string[]> {
	const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
	while (!signal.aborted) {
		const writesBefore = writes.count();
		const behind = new Set(streams.keys());
		const read = [...streams].map(([name, stream]) => stream.caughtUp().then(() => behind.delete(name)));
		await Promise.race([Promise.all(read), aborted]);
		const working = busy();
		if (signal.aborted) return [...working, ...behind];
		if (working.length === 0 && writes.count() === writesBefore) return [];
		await pause(LOOK_MS, signal);
	}
	return busy();
}
