import type { LiveRelease, LiveReleases } from './live-release.ts';
import type { ApiResponse } from './public-content.ts';

/** What a page is rendered from. */
export interface PageRequest {
	readonly url: string;
	readonly origin: string;
	readonly releases: LiveReleases;
	/** Answers of the API by endpoint name, for endpoints without arguments. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Answers of endpoints with arguments. A shell from before there were any does not read them. */
	readonly answers: readonly ApiResponse[];
}

/** Digests of what a page carries inline, as the content security policy writes them: `sha256-…`. */
export interface InlineDigests {
	readonly styles: readonly string[];
	readonly scripts: readonly string[];
}

export interface RenderedPage {
	readonly html: string;
	readonly status: number;
	/** Absent where nothing is inline. */
	readonly inline?: InlineDigests;
}

/**
 * What the document of an address without finished HTML is made from; `not-found` says where no scripts run that nothing stands
 * there. A shell from before there was such a word does not read it.
 */
type AppDocumentRequest = Pick<PageRequest, 'releases' | 'data'> & { readonly noContentReason?: 'not-found' };

/** The live Node builds, evaluated and ready to render. */
export interface BuildRenderer {
	renderPage(request: PageRequest): Promise<RenderedPage>;
	renderAppDocument(request: AppDocumentRequest): Promise<string>;
}

/** What the documents of the site are made with. */
export interface Renderer extends BuildRenderer {
	/** The service worker of a release of the shell, as it was built. */
	readWorker(shell: LiveRelease): Promise<string | undefined>;
}

/** What the publisher asks of the renderer's function, which answers a load with null, and everything else with a page. */
export type RenderRequest =
	| { readonly kind: 'load'; readonly releases: LiveReleases }
	| { readonly kind: 'page'; readonly page: PageRequest }
	| { readonly kind: 'app'; readonly app: AppDocumentRequest };
