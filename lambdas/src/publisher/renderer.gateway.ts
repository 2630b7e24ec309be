import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteModules, siteModules } from '@tulia/contracts/site-modules';
import { log, traceOf } from '../platform/log.ts';
import { keyIn, type LiveRelease, type LiveReleases } from './live-release.ts';
import type { ReleaseFiles } from './release-files.gateway.ts';
import type { BuildRenderer, PageRequest } from './renderer.ts';

/** The inputs of a rendering besides the request. */
interface RenderContext {
	/** The modules' builds. */
	readonly modules: object;
	/** Reads a file of a live release by its address on the site. */
	readonly readFile: (address: string) => Promise<string>;
}

/** The exports of the shell's `server.mjs`; each request passes the modules' builds. */
interface ShellBuild {
	readonly renderPage: (request: PageRequest & RenderContext) => ReturnType<BuildRenderer['renderPage']>;
	readonly renderAppDocument: BuildRenderer['renderAppDocument'];
}

const guarded = remoteModules.filter(({ routes }) => routes.length > 0).map(({ name }) => name);

/**
 * Loads the live Node builds. None of them is part of this function's bundle, so that a team releases its module
 * without a deployment of the publisher. The shell's build publishes React and our platform on `globalThis`, from which
 * the modules' builds take them when they are evaluated. So every set of versions is evaluated afresh, the shell first,
 * from files of its own: Node caches a module by its address for the life of the process, also one that failed.
 */
export function rendererLoader(files: ReleaseFiles) {
	let loaded: { readonly versions: string; readonly renderer: Promise<BuildRenderer> } | undefined;
	return (releases: LiveReleases): Promise<BuildRenderer> => {
		const { shell } = releases;
		if (!shell) return Promise.reject(new Error('No page is rendered without a shell.'));
		const versions = siteModules
			.map((name) => (name === 'shell' ? shell : releases[name]))
			.map((one) => one?.version)
			.join(' ');
		if (loaded?.versions === versions) return loaded.renderer;
		const renderer = load(files, shell, releases).catch((error: unknown) => {
			loaded = undefined;
			throw error;
		});
		loaded = { versions, renderer };
		return renderer;
	};
}

async function load(files: ReleaseFiles, shell: LiveRelease, releases: LiveReleases): Promise<BuildRenderer> {
	const folder = await mkdtemp(join(tmpdir(), 'tulia-render-'));
	try {
		const build = await evaluate(files, shell, folder);
		if (!isShellBuild(build)) throw new Error(`Shell ${shell.version} exports no renderPage and renderAppDocument.`);
		const { content } = releases;
		const modules = {
			...(content?.server ? { content: await evaluate(files, content, folder) } : {}),
			...(await skeletons(files, releases, folder)),
		};
		const readFile = (address: string): Promise<string> => files.read(address.slice(1));
		return {
			renderPage: (request) => build.renderPage({ ...request, modules, readFile }),
			renderAppDocument: build.renderAppDocument,
		};
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The builds of modules behind a log-in: skeletons only. A broken one affects only its own pages. */
async function skeletons(files: ReleaseFiles, releases: LiveReleases, folder: string): Promise<object> {
	const modules: Record<string, unknown> = {};
	for (const name of guarded) {
		const release = releases[name];
		if (!release?.server) continue;
		try {
			modules[name] = await evaluate(files, release, folder);
		} catch (error) {
			log.error('OUTLINE_NOT_LOADED', { name, version: release.version, ...traceOf(error) });
		}
	}
	return modules;
}

async function evaluate(files: ReleaseFiles, release: LiveRelease, folder: string): Promise<unknown> {
	const { name, version, server } = release;
	if (!server) throw new Error(`${name} ${version} has no Node build.`);
	const key = keyIn(release, server);
	const source = await files.read(key);
	const file = join(folder, `${name}.mjs`);
	await writeFile(file, source);
	try {
		return await import(pathToFileURL(file).href);
	} catch (cause) {
		// The error is for the person who released: it names the broken build.
		throw new Error(`${key} does not load: ${cause instanceof Error ? cause.message : cause}`, { cause });
	}
}

const isShellBuild = (build: unknown): build is ShellBuild =>
	typeof build === 'object' &&
	build !== null &&
	'renderPage' in build &&
	typeof build.renderPage === 'function' &&
	'renderAppDocument' in build &&
	typeof build.renderAppDocument === 'function';
