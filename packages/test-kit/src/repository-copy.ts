import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { repositoryRoot } from './repository-root.ts';

const run = promisify(execFile);

/** What was built, and what says of which sources: a copy then builds only what a test changes. */
const built = [
	'node_modules/.cache/tulia/build.json',
	'node_modules/.cache/tulia/installed-lock',
	'packages/contracts/generated',
	'lambdas/dist',
	'infra/cdk.out',
	...siteModules.map((module) => `${workspaceOf(module)}/dist`),
];

/** A copy of the repository that a test may change: its sources as they are now, its build, its packages. */
export interface RepositoryCopy {
	readonly folder: string;
	remove(): Promise<void>;
}

/** Packages are linked and not copied: nothing but what is built lies in a folder of its own there. */
async function linkPackages(root: string, folder: string): Promise<void> {
	for await (const each of glob(['node_modules', '*/node_modules', 'packages/*/node_modules'], { cwd: root })) {
		await run('cp', ['-al', path.join(root, each), path.join(folder, each)]);
		await rm(path.join(folder, each, '.cache'), { recursive: true, force: true });
	}
}

export async function copyRepository(): Promise<RepositoryCopy> {
	const root = repositoryRoot();
	const folder = await mkdtemp(path.join(tmpdir(), 'tulia-copy-'));
	const copy = async (file: string): Promise<void> => {
		await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
		await cp(path.join(root, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
	};
	const { stdout } = await run(
		'git',
		['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
		{
			cwd: root,
			maxBuffer: 2 ** 26,
		},
	);
	const { stdout: deleted } = await run('git', ['ls-files', '-z', '--deleted'], { cwd: root });
	const deletedFiles = new Set(deleted.split('\0'));
	for (const file of stdout.split('\0').filter((each) => each !== '' && !deletedFiles.has(each))) await copy(file);
	await linkPackages(root, folder);
	for (const each of built) await copy(each);
	return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
