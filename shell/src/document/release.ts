import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RoutePrefetches } from '@tulia/platform/prefetch';

export interface Files {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/** Files of one page, and which of the shell's singletons it needs beside those of its module. */
type PageFiles = Files & { readonly uses: readonly string[] };

/** One live version of one module, as its pointer names it: addresses on this site. */
export interface LiveRelease {
	readonly name: string;
	readonly version: string;
	/** The folder of the version, with a slash at both ends: `/mfe/content/3f2a…/`. */
	readonly base: string;
	readonly remoteEntry: string | null;
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Of the shell: the script of prerendered pages, which asks for the others when they are needed. Older releases have none. */
	readonly boot?: string | null;
	/** Of the shell: the script that prefetches for a page behind a log-in. Older releases have none. */
	readonly prefetchScript?: string | null;
	/** Of the shell: the script that guards Back after "Leave this site". Older releases have none. */
	readonly backGuard?: string | null;
	/** Of the shell: the script that measures some visits. Older releases have none. */
	readonly webVitals?: string | null;
	/** Fonts of the first paint; relative to `base` or an address, like everything below. */
	readonly fonts?: readonly string[];
	/** Of the shell: the pictures of previews by name, and what each shows. */
	readonly pictures?: Readonly<Record<string, { readonly file: string; readonly alt: string }>>;
	/** Of the shell: the icons of phones. */
	readonly icons?: { readonly touch: string; readonly large: string };
	/** Of the shell: the files of each singleton that is not in its entry. */
	readonly provides?: Readonly<Record<string, Files>>;
	/** Of a module: which of those its page needs before it can render. */
	readonly uses?: readonly string[];
	/** Of a module: what pages in files of their own need beside that, by the file's name: `contact-page`. */
	readonly pages?: Readonly<Record<string, PageFiles>>;
	/** Of a module: what its addresses need first. Older releases have none. */
	readonly prefetches?: RoutePrefetches;
}

/** The live version of each part of the site. Without the shell there is no page; a module may be missing. */
export type LiveReleases = { readonly shell: LiveRelease } & { readonly [N in ModuleName]?: LiveRelease };

/** The address of a release's file, also where the pointer kept it relative. */
export const addressIn = ({ base }: LiveRelease, file: string): string => (file.startsWith('/') ? file : base + file);

type Users = Pick<LiveRelease, 'uses'>;

/** What a module or a page takes from the shell beside its entry, as addresses: fetched along with its own files. */
export function borrowedFiles({ uses = [] }: Users, { shell }: LiveReleases): Files {
	const parts = uses.flatMap((name) => shell.provides?.[name] ?? []);
	return {
		scripts: parts.flatMap(({ scripts }) => scripts.map((file) => addressIn(shell, file))),
		styles: parts.flatMap(({ styles }) => styles.map((file) => addressIn(shell, file))),
	};
}

/** A release with the files of one of its pages among its own: everything that page needs before it can render. */
export function withPage(release: LiveRelease, page: string | undefined): LiveRelease {
	const files = page === undefined ? undefined : release.pages?.[page];
	if (!files) return release;
	return {
		...release,
		scripts: [...release.scripts, ...files.scripts],
		styles: [...release.styles, ...files.styles],
		uses: [...(release.uses ?? []), ...files.uses],
	};
}
