import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

/** Synthesises the local stage with changed fields (infra/lib/stage.ts); resolves with its folder. */
export async function synthesise(changes: Readonly<Record<string, string>>): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'tulia-assembly-'));
	const args = ['--import', 'tsx', 'infra/bin/synth.ts', folder, JSON.stringify(changes)];
	await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot() });
	return folder;
}
