import { setTimeout as sleep } from 'node:timers/promises';

export interface Loop {
	/** Resolves when the current turn has ended. */
	stop(): Promise<void>;
}

/** Repeats `turn` until stopped. A turn that throws is reported and retried a little later. */
export function repeat(turn: (signal: AbortSignal) => Promise<void>): Loop {
	const abort = new AbortController();
	const { signal } = abort;

	async function run(): Promise<void> {
		while (!signal.aborted) {
			try {
				await turn(signal);
			} catch (error) {
				if (signal.aborted) return;
				console.error(error);
				await pause(500, signal);
			}
		}
	}
	const running = run();
	return {
		async stop() {
			abort.abort();
			await running;
		},
	};
}

/** Waits until the time is over or `signal` aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
