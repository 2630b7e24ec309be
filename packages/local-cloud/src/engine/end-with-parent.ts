import { spawn } from 'node:child_process';

/**
 * Has a process killed when this one is gone, however it ended: a shell reads from this process, and the system ends that input
 * with it. Returns what takes the shell away again, once the process has ended by itself: its id may be given to another.
 */
export function endWithParent(pid: number): () => void {
	const watcher = spawn('sh', ['-c', `read -r _; kill -9 ${pid}`], {
		stdio: ['pipe', 'ignore', 'ignore'],
		// In a process group of its own, so that a signal to this one's group leaves it to its work.
		detached: true,
	});
	watcher.unref();
	// Without a shell the next start ends what is left, by the lock.
	watcher.once('error', () => undefined);
	return () => void watcher.kill('SIGKILL');
}
