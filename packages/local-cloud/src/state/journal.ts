import { open } from 'node:fs/promises';

/** An append-only file of lines. */
export interface Journal {
	/** Resolves when the line is on disk. Lines that arrive together share one sync. */
	append(line: string): Promise<void>;
	close(): Promise<void>;
}

interface Waiting {
	readonly line: string;
	readonly done: () => void;
	readonly failed: (error: unknown) => void;
}

export async function openJournal(file: string): Promise<Journal> {
	const handle = await open(file, 'a');
	let waiting: Waiting[] = [];
	let flushing: Promise<void> | undefined;

	async function write(batch: readonly Waiting[]): Promise<void> {
		try {
			await handle.appendFile(batch.map(({ line }) => `${line}\n`).join(''));
			await handle.datasync();
			for (const { done } of batch) done();
		} catch (error) {
			for (const { failed } of batch) failed(error);
		}
	}

	async function flush(): Promise<void> {
		// One turn later, so that lines appended in the same turn share the sync.
		await Promise.resolve();
		while (waiting.length > 0) {
			const batch = waiting;
			waiting = [];
			await write(batch);
		}
		flushing = undefined;
	}

	return {
		append: (line) =>
			new Promise((done, failed) => {
				waiting.push({ line, done, failed });
				flushing ??= flush();
			}),
		async close() {
			await flushing;
			await handle.close();
		},
	};
}
