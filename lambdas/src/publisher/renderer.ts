import type { LiveReleases } from './live-release.ts';

/** What a page is rendered from. */
export interface PageRequest {
	readonly url: string;
	readonly origin: string;
	readonly releases: LiveReleases;
	/** Answers of the API by endpoint name. */
	readonly data: Readonly<Record<string, unknown>>;
}

/** The live Node builds, ready to render. */
export interface Renderer {
	renderPage(request: PageRequest): Promise<{ readonly html: string; readonly status: number }>;
	/** The document of every address without finished HTML. */
	renderAppDocument(request: Pick<PageRequest, 'releases' | 'data'>): Promise<string>;
}
