import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { copyRepository } from '@tulia/test-kit/repository-copy';
import { type CommandResult, runDeploy } from './release-module.ts';

const execute = promisify(execFile);

/** A copy of the repository in which `npm run new:module` created a module. */
export interface NewModule {
	/** Runs a command in the copy. Resolves with its output; rejects with the output of a failure. */
	run(command: string, ...args: readonly string[]): Promise<string>;
	/** Starts the copy's local cloud, in which the module has its stack and no release. */
	startCloud(): Promise<LocalCloud>;
	/** Builds, tries and releases the module, as its team does. */
	release(cloud: LocalCloud): Promise<CommandResult>;
	remove(): Promise<void>;
}

/** Runs a command until it ends. The error of a failed one contains its output. */
async function runIn(cwd: string, [command = '', ...args]: readonly string[]): Promise<string> {
	try {
		const { stdout } = await execute(command, args, { cwd, maxBuffer: 2 ** 26 });
		return stdout;
	} catch (error) {
		const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
		throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`);
	}
}

export async function makeModule(name: string, address: string): Promise<NewModule> {
	const copy = await copyRepository();
	const run = (...command: readonly string[]): Promise<string> => runIn(copy.folder, command);
	try {
		await run('npm', 'run', 'new:module', '--', name, address);
	} catch (error) {
		await copy.remove();
		throw error;
	}
	return {
		run,
		async startCloud() {
			await run('node', 'scripts/build.mjs', 'synth', 'shell');
			return startLocalCloud({ repository: copy.folder });
		},
		release: (cloud) => runDeploy(cloud, copy.folder, `mfe-${name}`, '--site', cloud.origin),
		remove: copy.remove,
	};
}
