import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { repositoryRoot } from './repository-root.ts';

const run = promisify(execFile);

/** Build results with their fingerprints: a copy builds only what a test changes. */
const built = [
	'node_modules/.cache/tulia/build.json',
	'node_modules/.cache/tulia/installed-lock',
	'packages/contracts/generated',
	'lambdas/dist',
	'infra/cdk.out',
	...siteModules.map((module) => `${workspaceOf(module)}/dist`),
];

/** A copy of the repository that a test may change: current sources, build and packages. */
export interface RepositoryCopy {
	readonly folder: string;
	remove(): Promise<void>;
}

/** Packages are linked instead of copied, because builds write nothing into their folders. */
async function linkPackages(root: string, folder: string): Promise<void> {
	for await (const each of glob(['node_modules', '*/node_modules', 'packages/*/node_modules'], { cwd: root })) {
		await run('cp', ['-al', path.join(root, each), path.join(folder, each)]);
		await rm(path.join(folder, each, '.cache'), { recursive: true, force: true });
	}
}

/**
 * Whether a path belongs to the sources: no part of it is listed in `.gitignore`, whose lines are all patterns of
 * names. Works without git, which a machine may lack, and without a repository, as in an archive.
 */
async function sourceFilter(root: string): Promise<(place: string) => boolean> {
	const patterns = (await readFile(path.join(root, '.gitignore'), 'utf8'))
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => line.replace(/\/$/, ''));
	const [other] = patterns.filter((each) => /[/!#]/.test(each));
	if (other !== undefined) throw new Error(`.gitignore: "${other}" is more than the pattern of a name.`);
	const isIgnored = (name: string): boolean => ['.git', ...patterns].some((each) => path.matchesGlob(name, each));
	return (place) => place === root || !isIgnored(path.basename(place));
}

export async function copyRepository(): Promise<RepositoryCopy> {
	const root = repositoryRoot();
	const folder = await mkdtemp(path.join(tmpdir(), 'tulia-copy-'));
	const isSource = await sourceFilter(root);
	await cp(root, folder, { recursive: true, verbatimSymlinks: true, filter: isSource });
	await linkPackages(root, folder);
	for (const each of built) {
		await mkdir(path.dirname(path.join(folder, each)), { recursive: true });
		await cp(path.join(root, each), path.join(folder, each), { recursive: true, verbatimSymlinks: true });
	}
	return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
