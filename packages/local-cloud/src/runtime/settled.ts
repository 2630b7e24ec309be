import { pause } from './loop.ts';
import type { StreamMapping } from './stream-mapping.ts';
import type { WriteSignal } from './write-signal.ts';

export interface SettledOptions {
	/** Names of what is running or due. */
	readonly busy: () => readonly string[];
	/** By the names of the functions they feed. */
	readonly streams: ReadonlyMap<string, StreamMapping>;
	readonly writes: WriteSignal;
	/** Aborts the wait. */
	readonly signal: AbortSignal;
}

const LOOK_MS = 10;

/**
 * Resolves with an empty list once nothing is running or due, or with the names of what is when `signal` aborts.
 *
 * Functions are checked at one moment, but each stream is read to its end separately. The result is therefore valid
 * only if no write happened since the first of these readings began: a stream that was read before such a write would
 * still have to deliver its record.
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
