/**
 * Ends this process when the one that started it is gone, however that ended. Preloaded into every Node process of a command
 * (run-to-end.mjs). A process that handles SIGTERM ends as it does then. Where there is /proc the parent's parent counts, too: between
 * npm and a command stands a shell that outlives an npm that was killed. Windows keeps the parent's id, and so nothing is noticed.
 */
import { readFileSync } from 'node:fs';

const PERIOD = 250;

function parentOf(pid) {
	try {
		// The second field is the name in brackets and may hold spaces.
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
