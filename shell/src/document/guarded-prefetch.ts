import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RoutePrefetches } from '@tulia/platform/prefetch';
import type { GuardRule } from '../modules/module-routes.ts';
import { addressIn, borrowedFiles, type Files, type LiveReleases } from './release.ts';

/** What the document of a guarded page passes to the script that prefetches for it (`prefetch-guarded.ts`). */
export interface GuardedPrefetch {
	readonly guard: NonNullable<GuardRule['guard']>;
	readonly entry: string | undefined;
	/** The files every page of the module needs beside its entry. */
	readonly files: Files;
	/** The further files of each lazy page, by the name of its file. */
	readonly pages: { readonly [name: string]: Files };
	readonly prefetches: RoutePrefetches;
}

/** What the guarded page at this path prefetches. Its stylesheets are already in the document. */
export function guardedPrefetchOf(
	releases: LiveReleases,
	module: ModuleName,
	guard: NonNullable<GuardRule['guard']>,
): GuardedPrefetch | undefined {
	const release = releases[module];
	if (!release) return undefined;
	const addressOf = (file: string): string => addressIn(release, file);
	const pages = Object.entries(release.pages ?? {}).map(([name, page]): readonly [string, Files] => {
		const borrowed = borrowedFiles(page, releases);
		return [
			name,
			{
				scripts: [...page.scripts.map(addressOf), ...borrowed.scripts],
				styles: [...page.styles.map(addressOf), ...borrowed.styles],
			},
		];
	});
	return {
		guard,
		entry: release.remoteEntry ? addressOf(release.remoteEntry) : undefined,
		files: { scripts: [...release.scripts.map(addressOf), ...borrowedFiles(release, releases).scripts], styles: [] },
		pages: Object.fromEntries(pages),
		prefetches: release.prefetches ?? {},
	};
}
