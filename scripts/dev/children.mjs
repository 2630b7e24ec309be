import { spawn } from 'node:child_process';
import { endingWithParent } from '../lib/run-to-end.mjs';
import { root } from '../lib/steps.mjs';

/**
 * The processes of a session. They write to this terminal and hear of messages; when one of them ends, all do, and `ended` resolves with
 * the exit code of the first. None outlives this process, however it ends.
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
	// Ctrl-C reaches the children by themselves, as part of the terminal's process group.
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
