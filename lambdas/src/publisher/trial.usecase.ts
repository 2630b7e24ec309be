import { guardedAreaOf, guardedAreas } from '@tulia/contracts/site-addresses';
import { type SiteModule, siteModules } from '@tulia/contracts/site-modules';
import { type LiveRelease, type LiveReleases, liveReleases, prefetchedAddresses } from './live-release.ts';
import { FRAME_NEEDS, pagesOf, partOf } from './pages.ts';
import type { PublicContent } from './public-content.ts';
import type { PageRequest, Renderer } from './renderer.ts';
import type { Site } from './site.ts';

export interface TrialDeps {
	readonly site: Pick<Site, 'read'>;
	readonly origin: string;
	readonly readContent: () => Promise<PublicContent>;
	readonly loadRenderer: (releases: LiveReleases) => Promise<Renderer>;
}

export interface TrialRequest {
	readonly module: SiteModule;
	/** The future pointer; its files are in the bucket already. */
	readonly candidate: LiveRelease;
	/** Returns the document of this address; without it all pages are rendered. */
	readonly path?: string;
}

export interface TrialResult {
	/** The rendered addresses, each with its error. */
	readonly pages: readonly { readonly path: string; readonly problem: string | null }[];
	/** The document of `path`. */
	readonly html?: string;
}

/** Replaces ids and tickets in an address while its page is tried. */
const SAMPLE = 'trial';

type TriedPage = Pick<PageRequest, 'data' | 'answers'> & { readonly path: string };

/**
 * Renders the pages of a release together with everything else that is live, as if its pointer had moved, and writes
 * nothing. For a shell all pages of the site are tried, for a module its own.
 */
export const tryRelease =
	({ site, origin, readContent, loadRenderer }: TrialDeps) =>
	async ({ module, candidate, path }: TrialRequest): Promise<TrialResult> => {
		const releases = { ...(await liveReleases(site)), [module]: candidate };
		if (!('shell' in releases)) throw new Error('There is no live shell to try it with: release the shell first.');
		const content = await readContent();
		const renderer = await loadRenderer(releases);
		const render = async ({ path: url, ...given }: TriedPage): Promise<string> => {
			const { html, status } = await renderer.renderPage({ url, origin, releases, ...given });
			if (status !== 200) throw new Error(`It renders as ${status}.`);
			return html;
		};
		const pages = pagesToTry(module, releases, content);
		if (path === undefined) return { pages: await inOrder(pages, render) };
		const frame = partOf(content.data, FRAME_NEEDS);
		// Every address of an area uses the document of the area.
		const documentPath = guardedAreaOf(path)?.path ?? path;
		const page = pages.find((one) => one.path === documentPath);
		return {
			pages: [],
			html: page ? await render(page) : await renderer.renderAppDocument({ releases, data: frame }),
		};
	};

async function inOrder(
	pages: readonly TriedPage[],
	render: (page: TriedPage) => Promise<string>,
): Promise<TrialResult['pages']> {
	const results: { path: string; problem: string | null }[] = [];
	for (const page of pages) {
		const problem = await render(page).then(
			() => null,
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		);
		results.push({ path: page.path, problem });
	}
	return results;
}

function pagesToTry(module: SiteModule, releases: LiveReleases, content: PublicContent): readonly TriedPage[] {
	const tried = module === 'shell' ? siteModules : [module];
	return tried.flatMap((name): readonly TriedPage[] => {
		if (!releases[name]?.server) return [];
		if (name === 'content') return pagesOf(content);
		const data = partOf(content.data, FRAME_NEEDS);
		return guardedAddresses(name, releases).map((path) => ({ path, data, answers: [] }));
	});
}

/** The areas of a module behind a log-in, and every address it prefetches for. */
function guardedAddresses(name: SiteModule, releases: LiveReleases): readonly string[] {
	const areas = guardedAreas.filter(({ module }) => module === name).map(({ path }) => path);
	const prefetched = prefetchedAddresses(releases[name]).map((address) => address.replaceAll(/\{\w+\}/g, SAMPLE));
	return [...new Set([...areas, ...prefetched])];
}
