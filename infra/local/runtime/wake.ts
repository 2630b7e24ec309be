import { EventEmitter } from 'node:events';

/** A bell. Whoever takes a `next` before looking misses no ring that comes while it looks. */
export interface Wake {
	ring(): void;
	next(): Heard;
}

interface Heard {
	/** Resolves at a ring since `next`, after `milliseconds`, or when `signal` aborts. */
	within(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function wakeBell(): Wake {
	const bell = new EventEmitter().setMaxListeners(0);
	let rings = 0;
	return {
		ring() {
			rings += 1;
			bell.emit('ring');
		},
		next() {
			const before = rings;
			return {
				within: (milliseconds, signal) =>
					new Promise((resolve) => {
						if (rings !== before || signal.aborted) return resolve();
						const timer = setTimeout(done, milliseconds);
						function done(): void {
							clearTimeout(timer);
							bell.off('ring', done);
							signal.removeEventListener('abort', done);
							resolve();
						}
						bell.once('ring', done);
						signal.addEventListener('abort', done, { once: true });
					}),
			};
		},
	};
}
