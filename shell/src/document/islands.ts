import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { RootState } from '@tulia/platform';
import type { RemoteEntries } from '../modules/federation.ts';
import type { ModuleName } from '../modules/module-name.ts';
import type { Beginning } from './guarded-start.ts';
import type { Files } from './release.ts';

/** Ids of the JSON islands in the document; the server writes them, the browser reads them. */
export const RELEASES_ISLAND = 'releases';
export const STATE_ISLAND = 'state';
export const FILES_ISLAND = 'files';
export const LATER_ISLAND = 'later';
export const BEGINNING_ISLAND = 'beginning';

/** JSON that may stand inside a `<script>`: no `<` can end the element or open a comment. */
export const islandJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const read = (document: Document, id: string): unknown =>
	JSON.parse(document.getElementById(id)?.textContent || 'null');

/** Where the live modules are. Our own server wrote it; there is nobody else to distrust. */
export const readEntries = (document: Document): RemoteEntries =>
	(read(document, RELEASES_ISLAND) ?? {}) as RemoteEntries;

/** What the page of each module needs beside its entry. Only in documents that do not know which page they will show. */
export type ModuleFiles = {
	readonly [N in ModuleName]?: Files;
};

/** Of a document with finished HTML: the application, which `boot.ts` asks for when it is needed. */
export interface LaterFiles {
	/** To run, in order. */
	readonly scripts: readonly string[];
	/** To fetch meanwhile: what those scripts will ask for. */
	readonly preloads: readonly string[];
}

export const readFiles = (document: Document): ModuleFiles => (read(document, FILES_ISLAND) ?? {}) as ModuleFiles;

export const readLater = (document: Document): LaterFiles =>
	(read(document, LATER_ISLAND) ?? { scripts: [], preloads: [] }) as LaterFiles;
/** Of a document of a page behind a log-in: what may be begun. */
export const readBeginning = (document: Document): Beginning | undefined =>
	(read(document, BEGINNING_ISLAND) ?? undefined) as Beginning | undefined;

/** The answers of the API this page was rendered with. */
export const readState = (document: Document): Partial<RootState> | undefined =>
	(read(document, STATE_ISLAND) ?? undefined) as Partial<RootState> | undefined;

/** Of those answers the centre's profile, where the page was rendered with it. */
export function profileIn(document: Document): PublicProfile | undefined {
	const queries = Object.values(readState(document)?.api?.queries ?? {});
	return queries.find((query) => query?.endpointName === 'getProfile')?.data as PublicProfile | undefined;
}
