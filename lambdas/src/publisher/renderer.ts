import type { LiveRelease, LiveReleases } from './live-release.ts';
import type { Answer } from './public-content.ts';

/** What a page is rendered from. */
export interface PageRequest {
	readonly url: string;
	readonly origin: string;
	readonly releases: LiveReleases;
	/** Answers of the API by endpoint name, for endpoints without arguments. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Answers of endpoints with arguments. A shell from before there were any does not read them. */
	readonly answers: readonly Answer[];
}

/** The live Node builds, ready to render. */
export interface Renderer {
	renderPage(request: PageRequest): Promise<{ readonly html: string; readonly status: number }>;
	/**
	 * The document of every address without finished HTML; `not-found` says where no scripts run that nothing stands there. A shell
	 * from before there was such a word does not read it.
	 */
	renderAppDocument(
		request: Pick<PageRequest, 'releases' | 'data'> & { readonly emptyBecause?: 'not-found' },
	): Promise<string>;
	/** The service worker of a release of the shell, as it was built. */
	readWorker(shell: LiveRelease): Promise<string | undefined>;
}
