/**
 * Ends this process when its parent has ended, in any way. Preloaded into every Node process of a command
 * (run-to-end.mjs). A SIGTERM handler runs as usual. With /proc the grandparent counts, too: between npm and a command
 * there is a shell that survives a killed npm. On Windows, where the parent's id stays, nothing is noticed.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const PERIOD = 250;

function parentOf(pid) {
	try {
		// The second field is the name in parentheses and may contain spaces.
		return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
	} catch {
		return undefined;
	}
}

const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
const before = ancestors();

const timer = setInterval(() => {
	if (ancestors() === before) return;
	clearInterval(timer);
	process.kill(process.pid, 'SIGTERM');
}, PERIOD).unref();

if (isMainThread && process.argv[1]?.endsWith('jest-worker/build/processChild.js'))
	await import('./end-when-blocked.mjs');
