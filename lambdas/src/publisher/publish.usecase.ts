import { createHash } from 'node:crypto';
import { log } from '../platform/log.ts';
import { stableJson } from '../platform/stable-json.ts';
import { type LiveRelease, type LiveReleases, parseRelease, remotesOf, siteModules } from './live-release.ts';
import type { PublicData } from './public-data.ts';
import type { Renderer } from './renderer.ts';
import type { Site } from './site.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** From what the pages in the bucket were rendered. */
const RENDERED_FROM = 'releases/rendered.json';
/** How often the world may change while we render before the next event is left to finish the job. */
const MAX_ROUNDS = 4;

export interface PublishDeps {
	readonly site: Site;
	/** The site's origin, for the addresses search engines and shared links show. */
	readonly origin: string;
	readonly readData: () => Promise<PublicData>;
	readonly loadRenderer: (shell: LiveRelease, content: LiveRelease | undefined) => Promise<Renderer>;
	/** Waits before each look: indexes lag behind the change that called us. */
	readonly settle: () => Promise<unknown>;
}

/** What all pages depend on. */
interface World {
	readonly releases: LiveReleases;
	readonly data: PublicData;
	readonly fingerprint: string;
}

/**
 * Renders the public pages from what is live now, and looks again afterwards: of two publishers at once, the one that read
 * older content finds the newer and renders again, so that the newest always ends up on the page. Running twice, or
 * too late, is harmless: when nothing changed, nothing is rendered or written.
 *
 * Answers how many times it rendered. Throws when a page cannot be rendered; the last good pages stay.
 */
export const publish =
	(deps: PublishDeps) =>
	async ({ force = false }: { readonly force?: boolean } = {}): Promise<number> => {
		let rendered = force ? undefined : await deps.site.read(RENDERED_FROM);
		for (let round = 0; round < MAX_ROUNDS; round += 1) {
			await deps.settle();
			const world = await worldNow(deps);
			if (world.fingerprint === rendered) return round;
			await renderAll(deps, world);
			rendered = world.fingerprint;
		}
		log.warn('PAGES_KEEP_CHANGING', { rounds: MAX_ROUNDS });
		return MAX_ROUNDS;
	};

async function worldNow({ site, origin, readData }: PublishDeps): Promise<World> {
	const pointers = await Promise.all(siteModules.map((name) => site.read(`releases/${name}.json`)));
	const releases = Object.fromEntries(
		siteModules.flatMap((name, at) => (pointers[at] === undefined ? [] : [[name, parseRelease(pointers[at])]])),
	);
	const data = await readData();
	const fingerprint = createHash('sha256').update(stableJson({ origin, releases, data })).digest('hex');
	return { releases, data, fingerprint };
}

/** Renders every page before the first is written, so that a failure leaves them all as they were. */
async function renderAll(deps: PublishDeps, { releases, data, fingerprint }: World): Promise<void> {
	const { site, loadRenderer } = deps;
	const { shell, content } = releases;
	if (!shell) {
		log.info('NOTHING_TO_PUBLISH');
		return;
	}
	const renderer = await loadRenderer(shell, content);
	const profile = 'getProfile' in data ? { getProfile: data.getProfile } : {};
	const app = await renderer.renderAppDocument({ releases, data: profile });
	// Until the content module's first release the home page, too, is rendered by the browser.
	const home = content?.server ? await renderHome(renderer, deps.origin, releases, data) : app;
	await site.write('index.html', home, HTML);
	await site.write('app.html', app, HTML);
	await site.write('remotes.json', JSON.stringify(remotesOf(releases)), JSON_TYPE);
	await site.write(RENDERED_FROM, fingerprint, JSON_TYPE);
	log.info('PAGES_PUBLISHED', { shell: shell.version, content: content?.version });
}

async function renderHome(
	renderer: Renderer,
	origin: string,
	releases: LiveReleases,
	data: PublicData,
): Promise<string> {
	const { html, status } = await renderer.renderPage({ url: '/', origin, releases, data });
	if (status !== 200) throw new Error(`The home page renders as ${status}.`);
	return html;
}
