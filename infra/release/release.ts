import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pointerOf, prefixOf, type SiteModule } from '@tulia/contracts/site-modules';
import { isPrecompressed, PRECOMPRESSED_EXTENSION } from '../lib/precompressed-files.ts';
import { type LiveRelease, liveRelease, parseBuiltRelease, parsePointer } from './live-release.ts';
import { getText, putDocument, putFile, type Site } from './site-files.ts';
import { refuseIncompatible } from './trial.ts';

const CONCURRENCY = 8;

/** The trial of a release before it is live; a thrown error aborts it, and nothing has changed for visitors. */
export interface ReleaseTrial {
	/** Called before any file is uploaded. */
	readonly beforeUpload: (candidate: LiveRelease) => Promise<void>;
	/** Called once every file is in the folder of its version, which no page uses yet. */
	readonly beforeLive: (candidate: LiveRelease) => Promise<void>;
}

export interface ReleaseRequest extends Site {
	readonly module: SiteModule;
	/** The module's build, with its `release.json`. */
	readonly distDir: string;
	/** Undefined where shell and modules are released together, as on a developer's machine. */
	readonly trial?: ReleaseTrial;
}

export interface Released {
	readonly live: LiveRelease;
	/** False when this version was live already: nothing was uploaded and the pages are up to date. */
	readonly moved: boolean;
}

/**
 * Uploads a build into the folder of its version, then moves the pointer. The pointer moves last, so that an
 * interrupted release changes nothing for visitors and can be repeated.
 */
export async function release({ module, distDir, trial, ...site }: ReleaseRequest): Promise<Released> {
	const built = parseBuiltRelease(await readFile(join(distDir, 'release.json'), 'utf8'));
	const current = await pointer(site, module);
	if (current?.version === built.version) {
		return { live: liveRelease(module, built, current.previous), moved: false };
	}
	const folder = `${prefixOf(module)}/${built.version}`;
	const paths = await filesOf(distDir);
	refuseMissingPrecompressed(paths);
	const live = liveRelease(module, built, current?.version ?? null);
	await trial?.beforeUpload(live);
	await eachOf(paths, (path) => putFile(site, `${folder}/${relative(distDir, path).split(sep).join('/')}`, path));
	await trial?.beforeLive(live);
	await putDocument(site, pointerOf(module), live);
	return { live, moved: true };
}

export interface RollbackRequest extends Site {
	readonly module: SiteModule;
	/** Default: the version that was live before. */
	readonly version?: string | undefined;
}

/**
 * Moves the pointer to an uploaded version, unless it uses exports that the other live releases lack. A second rollback
 * returns to the first version.
 */
export async function rollback({ module, version, ...site }: RollbackRequest): Promise<LiveRelease> {
	const current = await pointer(site, module);
	const target = version ?? current?.previous;
	if (!target) throw new Error(`There is no earlier version of ${module} to go back to.`);
	const built = await getText(site, `${prefixOf(module)}/${target}/release.json`);
	if (built === undefined) throw new Error(`Version ${target} of ${module} is not in the bucket.`);
	const live = liveRelease(module, parseBuiltRelease(built), current?.version ?? null);
	await refuseIncompatible(site, module, live);
	await putDocument(site, pointerOf(module), live);
	return live;
}

/**
 * Retires the service worker of the live shell: the publisher then serves one that removes itself and its caches. The
 * next move of the shell's pointer restores the worker.
 */
export async function retireWorker(
	site: Site,
): Promise<{ readonly version: string; readonly previous: string | null }> {
	const json = await getText(site, pointerOf('shell'));
	if (json === undefined) throw new Error('The shell was never released.');
	const live = parsePointer(json);
	await putDocument(site, pointerOf('shell'), { ...live, worker: null });
	return live;
}

async function pointer(site: Site, module: SiteModule): Promise<ReturnType<typeof parsePointer> | undefined> {
	const json = await getText(site, pointerOf(module));
	return json === undefined ? undefined : parsePointer(json);
}

/** The edge maps names only: a missing compressed file would be a missing script. */
function refuseMissingPrecompressed(paths: readonly string[]): void {
	const all = new Set(paths);
	const missing = paths.filter((path) => isPrecompressed(path) && !all.has(path + PRECOMPRESSED_EXTENSION));
	if (missing.length > 0)
		throw new Error(`Not compressed: ${missing.join(', ')}. Build the module with packages/build.`);
}

async function filesOf(directory: string): Promise<readonly string[]> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function eachOf<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
	const waiting = [...items];
	const worker = async (): Promise<void> => {
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
