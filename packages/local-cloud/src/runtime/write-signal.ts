import { EventEmitter } from 'node:events';

/** Tells followers of a stream that the table was written to. Whoever calls `listen` before it reads misses no write of meanwhile. */
export interface WriteSignal {
	notify(): void;
	listen(): WriteListener;
}

interface WriteListener {
	/** Resolves at a write since `listen`, after `milliseconds`, or when `signal` aborts. */
	wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function writeSignal(): WriteSignal {
	const emitter = new EventEmitter().setMaxListeners(0);
	let writes = 0;
	return {
		notify() {
			writes += 1;
			emitter.emit('write');
		},
		listen() {
			const before = writes;
			return {
				wait: (milliseconds, signal) =>
					new Promise((resolve) => {
						if (writes !== before || signal.aborted) return resolve();
						const timer = setTimeout(done, milliseconds);
						function done(): void {
							clearTimeout(timer);
							emitter.off('write', done);
							signal.removeEventListener('abort', done);
							resolve();
						}
						emitter.once('write', done);
						signal.addEventListener('abort', done, { once: true });
					}),
			};
		},
	};
}
