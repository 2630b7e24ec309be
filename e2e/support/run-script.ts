import { execFile } from 'node:child_process';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

/** How a command ended, and all that it printed. */
export interface ScriptResult {
	readonly code: number;
	readonly output: string;
}

/** Runs a command of `scripts`, as somebody types it at the root of the repository. */
export const runScript = (name: string, ...options: readonly string[]): Promise<ScriptResult> =>
	new Promise((resolve) => {
		const env = { ...process.env, NO_COLOR: '1' };
		execFile(
			process.execPath,
			[`scripts/${name}.mjs`, ...options],
			{ cwd: repositoryRoot(), env },
			(error, stdout, stderr) =>
				resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
		);
	});
