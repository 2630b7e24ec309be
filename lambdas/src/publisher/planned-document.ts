import type { LiveReleases } from './live-release.ts';
import type { PublicContent } from './public-content.ts';
import type { RenderedPage, Renderer } from './renderer.ts';

/** Everything the documents depend on. */
export interface SiteInputs {
	/** The site's origin, for the addresses search engines and shared links show. */
	readonly origin: string;
	readonly releases: LiveReleases;
	readonly content: PublicContent;
}

/** A document as it was made: its text alone where nothing in it is inline. */
export type MadeDocument = string | Pick<RenderedPage, 'html' | 'inline'>;

/** A document that should be in the bucket. */
export interface PlannedDocument {
	readonly file: string;
	readonly type: string;
	/** Of everything that goes into it: while it stays the same, so does the document. */
	readonly fingerprint: string;
	/** Throws when it cannot be made. */
	readonly make: (renderer: Renderer) => Promise<MadeDocument>;
	/** What browsers get where a page could never be made yet: they render it themselves. */
	readonly standIn?: (renderer: Renderer) => Promise<string>;
}
