import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/** The environment of a command whose Node processes all end with their parent. */
export function endingWithParent(env = process.env) {
	const { NODE_OPTIONS = '' } = env;
	return NODE_OPTIONS.includes(preload) ? env : { ...env, NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim() };
}

let endedBy;

/** The signal that ended this process while a command ran: no further command is started. */
export const endSignal = () => endedBy;

/** The exit code of a process that a signal ended, as shells count it. */
export const exitCodeOf = (signal) => 128 + (numbers[signal] ?? 0);

/**
 * Runs a command in this terminal, unless `stdio` is set, and waits for its end, also after a signal to this process.
 * `isIdle` prints its output at the end. Resolves with its exit code; a signal counts as 128 plus its number.
 */
export function runToEnd(command, args, { env = {}, isIdle = false, ...options } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			stdio: isIdle ? ['ignore', 'pipe', 'pipe'] : 'inherit',
			...options,
			env: endingWithParent({ ...process.env, ...env }),
		});
		const printed = [];
		if (isIdle) for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
		// A child gets Ctrl-C itself, as part of the terminal's process group, but not a plain `kill` of this process.
		const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
			const handler = () => {
				endedBy ??= signal;
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
