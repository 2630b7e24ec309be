import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log, traceOf } from '../platform/log.ts';
import type { LiveRelease, LiveReleases } from './live-release.ts';
import type { PageRequest, Renderer } from './renderer.ts';
import type { Site } from './site.ts';

/** What the shell's `server.mjs` exports; it takes the modules' builds along with each request. */
interface ShellBuild {
	readonly renderPage: (request: PageRequest & { readonly modules: object }) => ReturnType<Renderer['renderPage']>;
	readonly renderAppDocument: Renderer['renderAppDocument'];
}

const guarded = ['booking', 'admin'] as const;
const rendered = ['content', ...guarded] as const;

/**
 * Loads the Node builds that are live. None of them is part of this function's bundle, so that a team releases its module
 * without the publisher being deployed again.
 *
 * The shell's build publishes React and our platform on `globalThis`; the modules' builds take them from there when they are
 * evaluated. So every set of versions is evaluated afresh, the shell first, from files of its own: Node keeps a
 * module by its address for as long as the process lives, also one that failed.
 */
export function rendererLoader(site: Pick<Site, 'read'>) {
	let loaded: { readonly versions: string; readonly renderer: Promise<Renderer> } | undefined;
	return (shell: LiveRelease, releases: LiveReleases): Promise<Renderer> => {
		const versions = [shell, ...rendered.map((name) => releases[name])].map((one) => one?.version).join(' ');
		if (loaded?.versions === versions) return loaded.renderer;
		const renderer = load(site, shell, releases).catch((error: unknown) => {
			loaded = undefined;
			throw error;
		});
		loaded = { versions, renderer };
		return renderer;
	};
}

async function load(site: Pick<Site, 'read'>, shell: LiveRelease, releases: LiveReleases): Promise<Renderer> {
	const folder = await mkdtemp(join(tmpdir(), 'tulia-render-'));
	try {
		const build = await evaluate(site, shell, folder);
		if (!isShellBuild(build)) throw new Error(`Shell ${shell.version} exports no renderPage and renderAppDocument.`);
		const { content } = releases;
		const modules = {
			...(content?.server ? { content: await evaluate(site, content, folder) } : {}),
			...(await outlines(site, releases, folder)),
		};
		return {
			renderPage: (request) => build.renderPage({ ...request, modules }),
			renderAppDocument: build.renderAppDocument,
			readWorker: async (release) => (release.worker ? (await read(site, release, release.worker)).text : undefined),
		};
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The builds of modules behind a log-in: outlines only. One that does not load costs its own pages, and no public one. */
async function outlines(site: Pick<Site, 'read'>, releases: LiveReleases, folder: string): Promise<object> {
	const modules: Record<string, unknown> = {};
	for (const name of guarded) {
		const release = releases[name];
		if (!release?.server) continue;
		try {
			modules[name] = await evaluate(site, release, folder);
		} catch (error) {
			log.error('OUTLINE_NOT_LOADED', { name, version: release.version, ...traceOf(error) });
		}
	}
	return modules;
}

async function evaluate(site: Pick<Site, 'read'>, release: LiveRelease, folder: string): Promise<unknown> {
	const { name, version, server } = release;
	if (!server) throw new Error(`${name} ${version} has no Node build.`);
	const { key, text: source } = await read(site, release, server);
	const file = join(folder, `${name}.mjs`);
	await writeFile(file, source);
	try {
		return await import(pathToFileURL(file).href);
	} catch (cause) {
		// Whoever released it reads this: it must say which build is broken.
		throw new Error(`${key} does not load: ${cause instanceof Error ? cause.message : cause}`, { cause });
	}
}

/** A file of a release that must be there. */
async function read(
	site: Pick<Site, 'read'>,
	{ base }: LiveRelease,
	file: string,
): Promise<{ key: string; text: string }> {
	const key = (file.startsWith('/') ? file : base + file).slice(1);
	const text = await site.read(key);
	if (text === undefined) throw new Error(`${key} is not in the site bucket.`);
	return { key, text };
}

const isShellBuild = (build: unknown): build is ShellBuild =>
	typeof build === 'object' &&
	build !== null &&
	'renderPage' in build &&
	typeof build.renderPage === 'function' &&
	'renderAppDocument' in build &&
	typeof build.renderAppDocument === 'function';
