import { pointerOf, type SiteModule, siteModules } from '@tulia/contracts/site-modules';

/** The live version of a part, from its pointer `releases/<name>.json`; pages get its other fields unread. */
export interface LiveRelease {
	readonly name: string;
	readonly version: string;
	/** The folder of the version, with a slash at both ends: `/mfe/content/3f2a…/`. */
	readonly base: string;
	readonly remoteEntry: string | null;
	/** Address of the Node build; a part without one is rendered in the browser only. */
	readonly server: string | null;
	/** For the shell, the file of its service worker; null when it has none, or it was disabled. */
	readonly worker: string | null;
	/** For the shell, its icons for home screens by purpose; unvalidated, see `iconsOf`. */
	readonly icons?: unknown;
}

/** Addresses of the icons for home screens. */
export interface Icons {
	readonly small: string;
	readonly large: string;
	readonly maskable: string;
}

export type LiveReleases = { readonly [M in SiteModule]?: LiveRelease };

/** Parses a pointer. Throws without a version and folder: stale pages are better than pages without their files. */
export function parseRelease(json: string): LiveRelease {
	const value: unknown = JSON.parse(json);
	if (typeof value !== 'object' || value === null) throw new Error('A release pointer is not an object.');
	const {
		name,
		version,
		base,
		remoteEntry = null,
		server = null,
		worker = null,
	}: Record<string, unknown> = { ...value };
	if (!isText(name) || !isText(version) || !isText(base))
		throw new Error('A release pointer lacks its name, version or base.');
	if (!isTextOrNull(remoteEntry) || !isTextOrNull(server) || !isTextOrNull(worker))
		throw new Error(`The release pointer of ${name} holds an address that is not text.`);
	return { ...value, name, version, base, remoteEntry, server, worker };
}

/** The key in the site bucket of a release's file, by its address or relative to its folder. */
export const keyIn = ({ base }: Pick<LiveRelease, 'base'>, file: string): string =>
	(file.startsWith('/') ? file : base + file).slice(1);

/** The live releases, from the pointers in the bucket; a part that was never released is absent. */
export async function liveReleases(site: { read(key: string): Promise<string | undefined> }): Promise<LiveReleases> {
	const pointers = await Promise.all(siteModules.map((name) => site.read(pointerOf(name))));
	return Object.fromEntries(
		siteModules.flatMap((name, at) => (pointers[at] === undefined ? [] : [[name, parseRelease(pointers[at])]])),
	);
}

/** The addresses that a release of a module prefetches for; empty when it declares none. */
export function prefetchedAddresses(release: LiveRelease | undefined): readonly string[] {
	const prefetches: unknown = release && 'prefetches' in release ? release.prefetches : undefined;
	return typeof prefetches === 'object' && prefetches !== null ? Object.keys(prefetches) : [];
}

/** The icons of a release; undefined for an older release without icons. */
export function iconsOf({ base, icons }: LiveRelease): Icons | undefined {
	if (typeof icons !== 'object' || icons === null) return undefined;
	const { small, large, maskable }: Record<string, unknown> = { ...icons };
	if (!isText(small) || !isText(large) || !isText(maskable)) return undefined;
	return { small: base + small, large: base + large, maskable: base + maskable };
}

/** The content of `/remotes.json`: the live version of each part. */
export const remotesOf = (releases: LiveReleases) =>
	Object.fromEntries(
		siteModules.flatMap((name) => {
			const release = releases[name];
			return release ? [[name, { version: release.version, remoteEntry: release.remoteEntry }]] : [];
		}),
	);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
