import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';

interface LogLine {
	/** Real time. */
	readonly at: string;
	readonly functionName: string;
	readonly line: string;
}

/** The output of functions: the newest lines in memory for the console, all of it in one file per function. */
export interface FunctionLog {
	write(functionName: string, line: string): void;
	/** Newest last. */
	tail(functionName?: string): readonly LogLine[];
	/** Clears the lines in memory; the files stay. */
	clear(): void;
	close(): void;
}

const KEPT_LINES = 1000;

export function functionLog(folder: string): FunctionLog {
	mkdirSync(folder, { recursive: true });
	const files = new Map<string, WriteStream>();
	let lines: LogLine[] = [];

	function fileOf(functionName: string): WriteStream {
		const open = files.get(functionName) ?? createWriteStream(path.join(folder, `${functionName}.log`), { flags: 'a' });
		files.set(functionName, open);
		return open;
	}

	return {
		write(functionName, line) {
			const at = new Date().toISOString();
			lines.push({ at, functionName, line });
			if (lines.length > 2 * KEPT_LINES) lines = lines.slice(-KEPT_LINES);
			fileOf(functionName).write(`${at} ${line}\n`);
		},
		tail: (functionName) =>
			lines.filter((line) => functionName === undefined || line.functionName === functionName).slice(-KEPT_LINES),
		clear() {
			lines = [];
		},
		close() {
			for (const file of files.values()) file.end();
		},
	};
}
