import { execFile } from 'node:child_process';
import { nodeOptionsAt } from '@tulia/test-kit/clock';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

/** Exit code and output of a command. */
export interface ScriptResult {
	readonly code: number;
	readonly output: string;
}

const run = (name: string, options: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<ScriptResult> =>
	new Promise((resolve) => {
		const env = { ...process.env, NO_COLOR: '1', ...variables };
		execFile(
			process.execPath,
			[`scripts/${name}.mjs`, ...options],
			{ cwd: repositoryRoot(), env },
			(error, stdout, stderr) =>
				resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
		);
	});

/** Runs a command of `scripts` at the root of the repository. */
export const runScript = (name: string, ...options: readonly string[]): Promise<ScriptResult> => run(name, options);

/** Runs such a command on a local cloud, with that cloud's clock. */
export const runOnCloud = (cloud: LocalCloud, name: string, ...options: readonly string[]): Promise<ScriptResult> =>
	run(name, ['--stage', 'local', '--port', new URL(cloud.origin).port, ...options], {
		NODE_OPTIONS: nodeOptionsAt(cloud.now()),
	});
