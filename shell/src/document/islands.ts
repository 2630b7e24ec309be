import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RootState } from '@tulia/platform';
import type { RemoteEntries } from '../modules/federation.ts';
import type { GuardedPrefetch } from './guarded-prefetch.ts';
import type { Files } from './release.ts';

/** Ids of the JSON islands in the document: written by the server, read by the browser. */
export const RELEASES_ISLAND = 'releases';
export const STATE_ISLAND = 'state';
export const FILES_ISLAND = 'files';
export const DEFERRED_SCRIPTS_ISLAND = 'deferred-scripts';
export const GUARDED_PREFETCH_ISLAND = 'guarded-prefetch';

/** JSON for a `<script>` element: no `<` can end the element or open a comment. */
export const islandJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const read = (document: Document, id: string): unknown =>
	JSON.parse(document.getElementById(id)?.textContent || 'null');

/** The entry addresses of the live modules. Not validated: our own server wrote them. */
export const readEntries = (document: Document): RemoteEntries =>
	(read(document, RELEASES_ISLAND) ?? {}) as RemoteEntries;

/** The files of each module's page besides its entry. Only in a document that is served for every address. */
export type ModuleFiles = {
	readonly [N in ModuleName]?: Files;
};

/** The application of a prerendered document, which `boot.ts` loads when it is needed. */
export interface DeferredScripts {
	/** Run in this order. */
	readonly scripts: readonly string[];
	/** Files that those scripts will load. */
	readonly preloads: readonly string[];
	/** Whether they are loaded right after the first paint instead of on demand. */
	readonly atOnce?: boolean;
	/** The script that measures a sample of visits once the page is idle. */
	readonly webVitals?: string;
}

export const readFiles = (document: Document): ModuleFiles => (read(document, FILES_ISLAND) ?? {}) as ModuleFiles;

export const readDeferredScripts = (document: Document): DeferredScripts =>
	(read(document, DEFERRED_SCRIPTS_ISLAND) ?? { scripts: [], preloads: [] }) as DeferredScripts;
export const readGuardedPrefetch = (document: Document): GuardedPrefetch | undefined =>
	(read(document, GUARDED_PREFETCH_ISLAND) ?? undefined) as GuardedPrefetch | undefined;

export const readState = (document: Document): Partial<RootState> | undefined =>
	(read(document, STATE_ISLAND) ?? undefined) as Partial<RootState> | undefined;

/** The centre's profile among the responses the page was rendered with. */
export function profileIn(document: Document): PublicProfile | undefined {
	const queries = Object.values(readState(document)?.api?.queries ?? {});
	return queries.find((query) => query?.endpointName === 'getProfile')?.data as PublicProfile | undefined;
}
