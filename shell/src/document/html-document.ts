import type { ModuleName } from '@tulia/contracts/site-modules';
import { paths } from '@tulia/platform/paths';
import { PAGE_HEADING_ID } from '@tulia/ui';
import type { GuardOfDocument } from '../lead-to-login.ts';
import { guardRuleFor, isForReading, moduleRouteFor } from '../modules/module-routes.ts';
import { type GuardedPrefetch, guardedPrefetchOf } from './guarded-prefetch.ts';
import { escapeHtml, type HeadFacts, headTags, linkedData } from './head-tags.ts';
import type { InlineParts } from './inline-parts.ts';
import {
	DEFERRED_SCRIPTS_ISLAND,
	type DeferredScripts,
	FILES_ISLAND,
	GUARDED_PREFETCH_ISLAND,
	islandJson,
	type ModuleFiles,
	RELEASES_ISLAND,
	STATE_ISLAND,
} from './islands.ts';
import { addressIn, borrowedFiles, type LiveRelease, type LiveReleases, withPage } from './release.ts';
import { criticalStyleTags, stylesheetsOf, stylesheetTags } from './stylesheets.ts';

export interface DocumentParts extends HeadFacts {
	readonly releases: LiveReleases;
	/** The module of the page: the document loads its files together with the shell's. */
	readonly module: ModuleName | undefined;
	/** The lazy page of that module, whose files are loaded too. */
	readonly page?: string | undefined;
	/** The path this HTML was rendered for; `undefined` for a document that renders in the browser. */
	readonly renderedPath: string | undefined;
	readonly content: string;
	/** Shown where the application does not load; for documents that are empty without it. */
	readonly withoutApp?: string | undefined;
	readonly state: unknown;
	/** The parts inlined in the document; without them everything is linked. */
	readonly inline?: InlineParts | undefined;
}

const island = (id: string, value: unknown): string =>
	`<script type="application/json" id="${id}">${islandJson(value)}</script>`;

const preloadScript = (href: string): string => `<link rel="preload" as="script" href="${href}" fetchpriority="low">`;
const preloadFont = (href: string): string =>
	`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/** The files that the page's module needs before it can render. */
function neededOf({ releases, module, page }: DocumentParts): LiveRelease | undefined {
	const release = module && releases[module];
	if (release) return withPage(release, page);
	// A page of the shell: its own files besides those of every page.
	const own = page === undefined ? undefined : releases.shell.pages?.[page];
	return own && { ...releases.shell, ...own, remoteEntry: null };
}

/** The addresses of the files that a document may inline. */
export const inlineFiles = (
	parts: DocumentParts,
): { readonly stylesheets: readonly string[]; readonly backGuard: string | undefined } => {
	const { shell } = parts.releases;
	return {
		stylesheets: stylesheetsOf(parts.releases, parts.module, neededOf(parts)).map(({ href }) => href),
		backGuard: shell.backGuard ? addressIn(shell, shell.backGuard) : undefined,
	};
};

function styleTags(parts: DocumentParts): string {
	const { releases, module, inline } = parts;
	const stylesheets = stylesheetsOf(releases, module, neededOf(parts));
	return inline ? criticalStyleTags(inline.css, stylesheets) : stylesheetTags(stylesheets);
}

function scriptsOf(parts: DocumentParts): DeferredScripts {
	const { releases } = parts;
	const { shell } = releases;
	const scripts = shell.scripts.map((file) => addressIn(shell, file));
	const webVitals = shell.webVitals ? { webVitals: addressIn(shell, shell.webVitals) } : {};
	const release = neededOf(parts);
	if (!release) return { scripts, preloads: [], ...webVitals };
	const own = [...(release.remoteEntry ? [release.remoteEntry] : []), ...release.scripts];
	return {
		scripts,
		preloads: [...own.map((file) => addressIn(release, file)), ...borrowedFiles(release, releases).scripts],
		...webVitals,
	};
}

/** Read by the first script, which leads a visitor without a session to the log-in before the first paint. */
function guardAttribute({ renderedPath }: DocumentParts): string {
	const { guard, message } = renderedPath === undefined ? {} : guardRuleFor(renderedPath);
	if (renderedPath === undefined || guard === undefined) return '';
	const newcomers = renderedPath === paths.schedule() ? paths.register() : undefined;
	const attribute: GuardOfDocument = { message, login: paths.login(), newcomers };
	return ` data-guard="${escapeHtml(JSON.stringify(attribute))}"`;
}

function guardedPrefetchIn({ releases, module, renderedPath }: DocumentParts): GuardedPrefetch | undefined {
	const guard = renderedPath === undefined ? undefined : moduleRouteFor(renderedPath).guard;
	return guard && module && guardedPrefetchOf(releases, module, guard);
}

/** The first script of a guarded page: it requests data and files for a stored session. */
function guardedPrefetchTags(parts: DocumentParts): string {
	const { prefetchScript } = parts.releases.shell;
	const prefetch = guardedPrefetchIn(parts);
	if (!prefetch || !prefetchScript) return '';
	const src = addressIn(parts.releases.shell, prefetchScript);
	return `${island(GUARDED_PREFETCH_ISLAND, prefetch)}<script async src="${src}" fetchpriority="high"></script>`;
}

/**
 * Blocks rendering until the start of the page is parsed. Otherwise a slow processor paints a frame of an empty header
 * first, which delays the frame with the text.
 */
const firstPaintTag = ({ content }: DocumentParts): string =>
	content.includes(` id="${PAGE_HEADING_ID}"`)
		? `<link rel="expect" href="#${PAGE_HEADING_ID}" blocking="render">`
		: '';

/** Blocks the parser, so that nothing is painted before the guard ran: a few hundred bytes that never change. */
function backGuardTag({ releases: { shell }, inline }: DocumentParts): string {
	if (inline?.backGuard !== undefined) return `<script>${inline.backGuard}</script>`;
	return shell.backGuard ? `<script src="${addressIn(shell, shell.backGuard)}"></script>` : '';
}

/**
 * The scripts of a document. A prerendered page gets only the boot script, which loads the application when it is
 * needed, or after the first paint where the page is only a form; it is deferred, because from the cache it would run
 * before the first paint. A guarded page preloads the application, which `prefetch-guarded.ts` runs after the paint.
 * Other documents get the application itself.
 */
function scriptTags(parts: DocumentParts): string {
	const { releases, renderedPath } = parts;
	const { shell } = releases;
	const deferred = scriptsOf(parts);
	if (guardedPrefetchIn(parts) && shell.prefetchScript)
		return [
			...deferred.scripts.map(preloadScript),
			island(DEFERRED_SCRIPTS_ISLAND, { ...deferred, preloads: [] }),
		].join('');
	if (renderedPath !== undefined && shell.boot) {
		const islandOf = isForReading(renderedPath) ? deferred : { ...deferred, atOnce: true };
		return `${island(DEFERRED_SCRIPTS_ISLAND, islandOf)}<script defer src="${addressIn(shell, shell.boot)}" fetchpriority="low"></script>`;
	}
	const priority = renderedPath === undefined ? '' : ' fetchpriority="low"';
	return [
		...deferred.preloads.map(preloadScript),
		...deferred.scripts.map((src) => `<script defer src="${src}"${priority}></script>`),
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

/** The document of a page. The content security policy allows only the inline parts of `inline`, by digest. */
export function htmlDocument(parts: DocumentParts): string {
	const { releases, renderedPath } = parts;
	const { shell } = releases;
	const path = renderedPath === undefined ? '' : ` data-path="${escapeHtml(renderedPath)}"`;
	return [
		`<!doctype html><html lang="en-KE"${guardAttribute(parts)}><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		firstPaintTag(parts),
		backGuardTag(parts),
		headTags(parts),
		guardedPrefetchTags(parts),
		// Prerendered text uses the fallback font until its own is loaded, so no font is preloaded.
		...(parts.inline ? [] : (shell.fonts ?? [])).map((file) => preloadFont(addressIn(shell, file))),
		styleTags(parts),
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
