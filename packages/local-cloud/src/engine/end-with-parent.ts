import { spawn } from 'node:child_process';

/**
 * Has a process killed when this one ends, in any way: a shell reads from this process and gets the end of its input.
 * The returned function ends the shell once the process has ended by itself, because its id may be reused.
 */
export function endWithParent(pid: number): () => void {
	const watcher = spawn('sh', ['-c', `read -r _; kill -9 ${pid}`], {
		stdio: ['pipe', 'ignore', 'ignore'],
		// In its own process group, so that a signal to this group does not stop it.
		detached: true,
	});
	watcher.unref();
	// Without a shell the next start ends the remaining process, by the lock.
	watcher.once('error', () => undefined);
	return () => void watcher.kill('SIGKILL');
}
