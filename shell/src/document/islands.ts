import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RootState } from '@tulia/platform';
import type { RemoteEntries } from '../modules/federation.ts';
import type { GuardedPrefetch } from './guarded-prefetch.ts';
import type { Files } from './release.ts';

/** Ids of the JSON islands in the document; the server writes them, the browser reads them. */
export const RELEASES_ISLAND = 'releases';
export const STATE_ISLAND = 'state';
export const FILES_ISLAND = 'files';
export const DEFERRED_SCRIPTS_ISLAND = 'deferred-scripts';
export const GUARDED_PREFETCH_ISLAND = 'guarded-prefetch';

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

/** Of a document with prerendered HTML: the application, which `boot.ts` asks for when it is needed. */
export interface DeferredScripts {
	/** To run, in order. */
	readonly scripts: readonly string[];
	/** To fetch meanwhile: what those scripts will ask for. */
	readonly preloads: readonly string[];
	/** Whether they are needed in any case, and so come as soon as the page is painted. */
	readonly atOnce?: boolean;
	/** What measures some visits, once the page has nothing else to do. */
	readonly webVitals?: string;
}

export const readFiles = (document: Document): ModuleFiles => (read(document, FILES_ISLAND) ?? {}) as ModuleFiles;

export const readDeferredScripts = (document: Document): DeferredScripts =>
	(read(document, DEFERRED_SCRIPTS_ISLAND) ?? { scripts: [], preloads: [] }) as DeferredScripts;
/** Of a document of a page behind a log-in: what it prefetches. */
export const readGuardedPrefetch = (document: Document): GuardedPrefetch | undefined =>
	(read(document, GUARDED_PREFETCH_ISLAND) ?? undefined) as GuardedPrefetch | undefined;

/** The answers of the API this page was rendered with. */
export const readState = (document: Document): Partial<RootState> | undefined =>
	(read(document, STATE_ISLAND) ?? undefined) as Partial<RootState> | undefined;

/** Of those answers the centre's profile, where the page was rendered with it. */
export function profileIn(document: Document): PublicProfile | undefined {
	const queries = Object.values(readState(document)?.api?.queries ?? {});
	return queries.find((query) => query?.endpointName === 'getProfile')?.data as PublicProfile | undefined;
}
