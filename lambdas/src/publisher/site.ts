import type { InlineDigests } from './renderer.ts';

/** A document as browsers get it, revalidated each time. */
export interface SiteDocument {
	readonly body: string;
	/** The Content-Type. */
	readonly type: string;
	/** The fingerprint of its inputs, stored with the document, so that neither exists without the other. */
	readonly fingerprint: string;
	/** What the edge adds to the content security policy of this document (decision 051). */
	readonly inline?: InlineDigests | undefined;
}

/** The site bucket: what browsers are served. */
export interface Site {
	/** The text of an object, or undefined when there is none. */
	read(key: string): Promise<string | undefined>;
	/** The text of an object with its inline digests. */
	readDocument(key: string): Promise<Pick<SiteDocument, 'body' | 'inline'> | undefined>;
	/** The fingerprint of a document's inputs; undefined when there is no document or no fingerprint. */
	fingerprintOf(key: string): Promise<string | undefined>;
	write(key: string, document: SiteDocument): Promise<void>;
	/** The keys beneath a folder, which ends with a slash. */
	keysIn(folder: string): Promise<readonly string[]>;
	/** Idempotent. */
	remove(key: string): Promise<void>;
}
