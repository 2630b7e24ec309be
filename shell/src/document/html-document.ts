import type { ModuleName } from '../modules/module-name.ts';
import { isForReading, moduleRouteFor } from '../modules/module-routes.ts';
import { type Beginning, beginningOf } from './guarded-start.ts';
import { escapeHtml, type HeadFacts, headTags, linkedData } from './head-tags.ts';
import {
	BEGINNING_ISLAND,
	FILES_ISLAND,
	islandJson,
	LATER_ISLAND,
	type LaterFiles,
	type ModuleFiles,
	RELEASES_ISLAND,
	STATE_ISLAND,
} from './islands.ts';
import { addressIn, borrowedFiles, type LiveRelease, type LiveReleases, withPage } from './release.ts';

export interface DocumentParts extends HeadFacts {
	readonly releases: LiveReleases;
	/** The module whose page this is: its files are fetched along with the shell's, not after them. */
	readonly module: ModuleName | undefined;
	/** Of that module, the page in files of its own: they are fetched along, too. */
	readonly page?: string | undefined;
	/** The path this HTML is the rendering of; `undefined` for a document that renders in the browser. */
	readonly renderedPath: string | undefined;
	readonly content: string;
	/** What is said where the application does not come; for documents that are nothing without it. */
	readonly withoutApp?: string | undefined;
	readonly state: unknown;
}

const island = (id: string, value: unknown): string =>
	`<script type="application/json" id="${id}">${islandJson(value)}</script>`;

const preloadScript = (href: string): string => `<link rel="preload" as="script" href="${href}" fetchpriority="low">`;
const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const preloadFont = (href: string): string =>
	`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/**
 * The stylesheet of a chunk, marked as the bundler marks those it adds itself: when the chunk arrives it finds its
 * stylesheet in place, instead of adding it a second time behind everybody else's.
 */
function chunkStylesheet(module: string, href: string): string {
	const [chunk = ''] = (href.split('/').at(-1) ?? '').split('.');
	return `<link rel="stylesheet" href="${href}" data-rspack="${module}:chunk-${chunk}">`;
}

/** What the page's module must have on the page before it can render. */
function neededOf({ releases, module, page }: DocumentParts): LiveRelease | undefined {
	const release = module && releases[module];
	return release && withPage(release, page);
}

function moduleStyles(parts: DocumentParts): readonly string[] {
	const { module, releases } = parts;
	const release = neededOf(parts);
	if (!release || !module) return [];
	return [
		...release.styles.map((file) => chunkStylesheet(module, addressIn(release, file))),
		...borrowedFiles(release, releases).styles.map((href) => chunkStylesheet('shell', href)),
	];
}

function scriptsOf(parts: DocumentParts): LaterFiles {
	const { releases } = parts;
	const { shell } = releases;
	const scripts = shell.scripts.map((file) => addressIn(shell, file));
	const release = neededOf(parts);
	if (!release) return { scripts, preloads: [] };
	const own = [...(release.remoteEntry ? [release.remoteEntry] : []), ...release.scripts];
	return {
		scripts,
		preloads: [...own.map((file) => addressIn(release, file)), ...borrowedFiles(release, releases).scripts],
	};
}

const deferredScript = (src: string): string => `<script defer src="${src}" fetchpriority="low"></script>`;

/** What may be begun for a page behind a log-in. */
function beginningIn({ releases, module, renderedPath }: DocumentParts): Beginning | undefined {
	const guard = renderedPath === undefined ? undefined : moduleRouteFor(renderedPath).guard;
	return guard && module && beginningOf(releases, module, guard);
}

/** Before everything else of a page behind a log-in: what asks for its data and its files, for whoever may be there. */
function beginTags(parts: DocumentParts): string {
	const { early } = parts.releases.shell;
	const beginning = beginningIn(parts);
	if (!beginning || !early) return '';
	const src = addressIn(parts.releases.shell, early);
	return `${island(BEGINNING_ISLAND, beginning)}<script async src="${src}" fetchpriority="high"></script>`;
}

/** Holds up the parser, so that nothing is painted before it ran: a few hundred bytes that never change. */
function backGuardTag({ shell }: LiveReleases): string {
	return shell.backGuard ? `<script src="${addressIn(shell, shell.backGuard)}"></script>` : '';
}

/**
 * Of a finished page that is there to be read, only what asks for the scripts once they are needed. Elsewhere the scripts
 * themselves: nothing but a frame is on screen without them, or it is a form and nothing else. Where there is something to
 * paint, it comes first.
 */
function scriptTags(parts: DocumentParts): string {
	const { releases, renderedPath } = parts;
	const { shell } = releases;
	const later = scriptsOf(parts);
	if (beginningIn(parts) && shell.early) return later.scripts.map(deferredScript).join('');
	if (renderedPath !== undefined && isForReading(renderedPath) && shell.boot)
		return `${island(LATER_ISLAND, later)}<script async src="${addressIn(shell, shell.boot)}"></script>`;
	const priority = renderedPath === undefined ? '' : ' fetchpriority="low"';
	return [
		...later.preloads.map(preloadScript),
		...later.scripts.map((src) => `<script defer src="${src}"${priority}></script>`),
	].join('');
}

const entriesOf = ({ shell: _shell, ...modules }: LiveReleases): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(modules).flatMap(([name, release]) =>
			release?.remoteEntry ? [[name, addressIn(release, release.remoteEntry)]] : [],
		),
	);

function filesOf(releases: LiveReleases): ModuleFiles {
	const { shell: _shell, ...modules } = releases;
	return Object.fromEntries(
		Object.entries(modules).map(([name, release]) => {
			const borrowed = borrowedFiles(release, releases);
			return [
				name,
				{
					scripts: [...release.scripts.map((file) => addressIn(release, file)), ...borrowed.scripts],
					styles: [...release.styles.map((file) => addressIn(release, file)), ...borrowed.styles],
				},
			];
		}),
	);
}

/** The document around a page. No inline script or style: the content security policy allows none. */
export function htmlDocument(parts: DocumentParts): string {
	const { releases, renderedPath } = parts;
	const { shell } = releases;
	const path = renderedPath === undefined ? '' : ` data-path="${escapeHtml(renderedPath)}"`;
	return [
		'<!doctype html><html lang="en-KE"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		backGuardTag(releases),
		headTags(parts),
		beginTags(parts),
		...(shell.fonts ?? []).map((file) => preloadFont(addressIn(shell, file))),
		...shell.styles.map((file) => stylesheet(addressIn(shell, file))),
		...moduleStyles(parts),
		island(RELEASES_ISLAND, entriesOf(releases)),
		renderedPath === undefined ? island(FILES_ISLAND, filesOf(releases)) : '',
		scriptTags(parts),
		`</head><body><div id="root"${path}>${parts.content}</div>`,
		parts.withoutApp ?? '',
		island(STATE_ISLAND, parts.state),
		linkedData(parts),
		'</body></html>',
	].join('');
}
