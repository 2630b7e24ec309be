import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/** The environment of a command none of whose Node processes outlives the one that started it. */
export function endingWithParent(env = process.env) {
	const { NODE_OPTIONS = '' } = env;
	return NODE_OPTIONS.includes(preload) ? env : { ...env, NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim() };
}

let told;

/** The signal by which this process was told to end while a command ran: whoever runs several begins no further one. */
export const toldToEndBy = () => told;

/** The exit code of a process that a signal ended, as shells count it. */
export const exitCodeOf = (signal) => 128 + (numbers[signal] ?? 0);

/**
 * Runs a command in the terminal of this one, unless `stdio` says otherwise, and waits for its end, also when this one is told to end.
 * With `isQuiet` what it prints comes when it has ended. Resolves with its exit code; a signal counts as 128 and its number, as shells
 * count it.
 */
export function runToEnd(command, args, { env = {}, isQuiet = false, ...options } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
			...options,
			env: endingWithParent({ ...process.env, ...env }),
		});
		const printed = [];
		if (isQuiet) for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
		// Ctrl-C reaches the child by itself, too, as part of the terminal's process group; a plain `kill` of this process does not.
		const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
			const handler = () => {
				told ??= signal;
				child.kill(signal);
			};
			return [signal, handler];
		});
		for (const [signal, handler] of handlers) process.on(signal, handler);
		const done = () => {
			for (const [signal, handler] of handlers) process.off(signal, handler);
		};
		child.on('error', (error) => {
			done();
			reject(error);
		});
		child.on('close', (code, signal) => {
			done();
			process.stdout.write(Buffer.concat(printed));
			resolve(code ?? exitCodeOf(signal));
		});
	});
}

const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
