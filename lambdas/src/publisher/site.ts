import type { InlineDigests } from './renderer.ts';

/** A document as browsers get it, asked for afresh each time. */
export interface SiteDocument {
	readonly body: string;
	/** The Content-Type. */
	readonly type: string;
	/** The fingerprint of its inputs. It is kept with the document, so that neither is ever without the other. */
	readonly fingerprint: string;
	/** What the edge adds to the content security policy of this document (decision 051). */
	readonly inline?: InlineDigests | undefined;
}

/** The site bucket: what browsers are served. */
export interface Site {
	/** The text of an object, or undefined when there is none. */
	read(key: string): Promise<string | undefined>;
	/** The same, with what the edge allows inline. */
	readDocument(key: string): Promise<Pick<SiteDocument, 'body' | 'inline'> | undefined>;
	/** From what a document was made; undefined when there is none, or nobody said. */
	fingerprintOf(key: string): Promise<string | undefined>;
	write(key: string, document: SiteDocument): Promise<void>;
	/** The keys beneath a folder, given with its slash. */
	keysIn(folder: string): Promise<readonly string[]>;
	/** Idempotent. */
	remove(key: string): Promise<void>;
}
