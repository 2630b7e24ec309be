import { spawn } from 'node:child_process';
import { endingWithParent } from '../lib/run-to-end.mjs';
import { root } from '../lib/steps.mjs';

/**
 * The processes of a session, with the terminal's output and messages; when one ends, all do, and `ended` resolves with
 * the first exit code. None survives this process.
 */
export function children() {
	const running = new Set();
	let isEnding = false;
	let settle;
	const ended = new Promise((resolve) => {
		settle = resolve;
	});
	let exitCode;

	function end(signal = 'SIGTERM') {
		isEnding = true;
		for (const child of running) child.kill(signal);
		if (running.size === 0) settle(exitCode ?? 0);
	}
	// The children get Ctrl-C themselves, as part of the terminal's process group.
	process.on('SIGINT', () => {
		isEnding = true;
		if (running.size === 0) settle(0);
	});
	for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => end());

	function start(args, env = {}) {
		const child = spawn(process.execPath, args, {
			cwd: root,
			env: endingWithParent({ ...process.env, ...env }),
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		});
		running.add(child);
		child.on('close', (code) => {
			running.delete(child);
			exitCode ??= isEnding ? 0 : (code ?? 1);
			if (isEnding && running.size > 0) return;
			end();
		});
		return child;
	}
	return { start, ended };
}
