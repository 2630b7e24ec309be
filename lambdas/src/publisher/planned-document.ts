import type { LiveReleases } from './live-release.ts';
import type { PublicContent } from './public-content.ts';
import type { RenderedPage, Renderer } from './renderer.ts';

/** Everything the documents depend on. */
export interface SiteInputs {
	/** The site's origin, for absolute addresses in search engines and shared links. */
	readonly origin: string;
	readonly releases: LiveReleases;
	readonly content: PublicContent;
}

/** A document as it was made: only its text where nothing in it is inline. */
export type MadeDocument = string | Pick<RenderedPage, 'html' | 'inline'>;

/** A document that should be in the bucket. */
export interface PlannedDocument {
	readonly file: string;
	readonly type: string;
	/** A hash of all inputs: unchanged inputs mean an unchanged document. */
	readonly fingerprint: string;
	/** Throws when it cannot be made. */
	readonly make: (renderer: Renderer) => Promise<MadeDocument>;
	/** The document for a page that could never be made yet: the browser renders it. */
	readonly standIn?: (renderer: Renderer) => Promise<string>;
}
