import { EventEmitter } from 'node:events';

/** Notifies followers of a stream of writes to the table. A follower that calls `listen` before reading misses none. */
export interface WriteSignal {
	notify(): void;
	/** The number of writes. */
	count(): number;
	/** Makes followers read at once, as after a write. */
	wake(): void;
	listen(): WriteListener;
}

interface WriteListener {
	/** Resolves at a write or a wake since `listen`, after `milliseconds`, or when `signal` aborts. */
	wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function writeSignal(): WriteSignal {
	const emitter = new EventEmitter().setMaxListeners(0);
	let writes = 0;
	let signals = 0;
	function wake(): void {
		signals += 1;
		emitter.emit('signal');
	}
	return {
		notify() {
			writes += 1;
			wake();
		},
		count: () => writes,
		wake,
		listen() {
			const before = signals;
			return {
				wait: (milliseconds, signal) =>
					new Promise((resolve) => {
						if (signals !== before || signal.aborted) return resolve();
						const timer = setTimeout(done, milliseconds);
						function done(): void {
							clearTimeout(timer);
							emitter.off('signal', done);
							signal.removeEventListener('abort', done);
							resolve();
						}
						emitter.once('signal', done);
						signal.addEventListener('abort', done, { once: true });
					}),
			};
		},
	};
}
