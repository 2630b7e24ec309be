import type { ModuleName } from '@tulia/contracts/site-modules';
import type { RoutePrefetches } from '@tulia/platform/prefetch';

export interface Files {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/** The files of one page, and the singletons of the shell that it needs in addition to those of its module. */
type PageFiles = Files & { readonly uses: readonly string[] };

/** One live version of one module, as its pointer lists it: addresses on this site. */
export interface LiveRelease {
	readonly name: string;
	readonly version: string;
	/** The folder of the version, with leading and trailing slash: `/mfe/content/3f2a…/`. */
	readonly base: string;
	readonly remoteEntry: string | null;
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Shell only: the boot script of prerendered pages. Older releases have none. */
	readonly boot?: string | null;
	/** Shell only: the script that prefetches for a guarded page. Older releases have none. */
	readonly prefetchScript?: string | null;
	/** Shell only: the script that guards Back after "Leave this site". Older releases have none. */
	readonly backGuard?: string | null;
	/** Shell only: the script that measures a sample of visits. Older releases have none. */
	readonly webVitals?: string | null;
	/** Fonts of the first paint; relative to `base` or an address, like everything below. */
	readonly fonts?: readonly string[];
	/** Shell only: the preview pictures by name, with their text alternatives. */
	readonly pictures?: Readonly<Record<string, { readonly file: string; readonly alt: string }>>;
	/** Shell only: the icons for phones. */
	readonly icons?: { readonly touch: string; readonly large: string };
	/** Shell only: the files of each singleton outside of its entry. */
	readonly provides?: Readonly<Record<string, Files>>;
	/** Modules only: the singletons its pages need before they render. */
	readonly uses?: readonly string[];
	/** Modules only: the further files of each lazy page, by the name of its file: `contact-page`. */
	readonly pages?: Readonly<Record<string, PageFiles>>;
	/** Modules only: what each of its routes prefetches. Older releases have none. */
	readonly prefetches?: RoutePrefetches;
}

/** The live version of each part of the site. Only the shell is required. */
export type LiveReleases = { readonly shell: LiveRelease } & { readonly [N in ModuleName]?: LiveRelease };

/** The absolute address of a release's file; pointers may list it relative to `base`. */
export const addressIn = ({ base }: LiveRelease, file: string): string => (file.startsWith('/') ? file : base + file);

type WithUses = Pick<LiveRelease, 'uses'>;

/** The files of the shell that a module or page uses, as addresses: loaded together with its own. */
export function borrowedFiles({ uses = [] }: WithUses, { shell }: LiveReleases): Files {
	const parts = uses.flatMap((name) => shell.provides?.[name] ?? []);
	return {
		scripts: parts.flatMap(({ scripts }) => scripts.map((file) => addressIn(shell, file))),
		styles: parts.flatMap(({ styles }) => styles.map((file) => addressIn(shell, file))),
	};
}

/** A release with the files of one of its lazy pages added: everything the page needs before it renders. */
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
