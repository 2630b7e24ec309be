import type { RootState } from '@tulia/platform';
import type { RemoteEntries } from '../modules/federation.ts';

/** Ids of the JSON islands in the document; the server writes them, the browser reads them. */
export const RELEASES_ISLAND = 'releases';
export const STATE_ISLAND = 'state';

/** JSON that may stand inside a `<script>`: no `<` can end the element or open a comment. */
export const islandJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const read = (document: Document, id: string): unknown =>
	JSON.parse(document.getElementById(id)?.textContent || 'null');

/** Where the live modules are. Our own server wrote it; there is nobody else to distrust. */
export const readEntries = (document: Document): RemoteEntries =>
	(read(document, RELEASES_ISLAND) ?? {}) as RemoteEntries;

/** The answers of the API this page was rendered with. */
export const readState = (document: Document): Partial<RootState> | undefined =>
	(read(document, STATE_ISLAND) ?? undefined) as Partial<RootState> | undefined;
