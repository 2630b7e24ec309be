import type { LiveRelease, LiveReleases } from './live-release.ts';
import type { ApiResponse } from './public-content.ts';

/** The inputs of a page. */
export interface PageRequest {
	readonly url: string;
	readonly origin: string;
	readonly releases: LiveReleases;
	/** Responses of the API by endpoint name, for endpoints without arguments. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Responses of endpoints with arguments. A shell from before they existed ignores them. */
	readonly answers: readonly ApiResponse[];
}

/** Digests of a page's inline content, in the format of the content security policy: `sha256-…`. */
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

/** The inputs of an address without finished HTML; `not-found` says so without scripts, except in older shells. */
type AppDocumentRequest = Pick<PageRequest, 'releases' | 'data'> & { readonly noContentReason?: 'not-found' };

/** The live Node builds, evaluated and ready to render. */
export interface BuildRenderer {
	renderPage(request: PageRequest): Promise<RenderedPage>;
	renderAppDocument(request: AppDocumentRequest): Promise<string>;
}

/** Makes the documents of the site. */
export interface Renderer extends BuildRenderer {
	/** The service worker of a release of the shell, as built. */
	readWorker(shell: LiveRelease): Promise<string | undefined>;
}

/** The publisher's request to the renderer's function. The response is null for a load, otherwise a page. */
export type RenderRequest =
	| { readonly kind: 'load'; readonly releases: LiveReleases }
	| { readonly kind: 'page'; readonly page: PageRequest }
	| { readonly kind: 'app'; readonly app: AppDocumentRequest };
