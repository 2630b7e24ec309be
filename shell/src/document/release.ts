import type { ModuleName } from '../modules/module-name.ts';

/** One live version of one module, as its pointer names it: addresses on this site. */
export interface LiveRelease {
	readonly name: string;
	readonly version: string;
	/** The folder of the version, with a slash at both ends: `/mfe/content/3f2a…/`. */
	readonly base: string;
	readonly remoteEntry: string | null;
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Fonts of the first paint; relative to `base` or an address. */
	readonly fonts?: readonly string[];
}

/** The live version of each part of the site. Without the shell there is no page; a module may be missing. */
export type LiveReleases = { readonly shell: LiveRelease } & { readonly [N in ModuleName]?: LiveRelease };

/** The address of a release's file, also where the pointer kept it relative. */
export const addressIn = ({ base }: LiveRelease, file: string): string => (file.startsWith('/') ? file : base + file);
