import type { ModuleName } from '@tulia/contracts/site-modules';
import { LATE_MARK } from './late-mark.ts';
import { addressIn, borrowedFiles, type LiveRelease, type LiveReleases } from './release.ts';

interface Stylesheet {
	/** Absolute path on the site. */
	readonly href: string;
	/** The bundler's attribute: the chunk finds its stylesheet in place instead of adding it again. */
	readonly chunk?: string;
}

const chunkStylesheet = (module: string, href: string): Stylesheet => {
	const [name = ''] = (href.split('/').at(-1) ?? '').split('.');
	return { href, chunk: `${module}:chunk-${name}` };
};

/**
 * The stylesheets of a page in order: those of every page, those of the module and the page, and further ones of the
 * shell that these use.
 *
 * @param module Absent for a page of the shell itself.
 * @param release The files of the module and the page; for a page of the shell, its files besides those of every page.
 */
export function stylesheetsOf(
	releases: LiveReleases,
	module: ModuleName | undefined,
	release: LiveRelease | undefined,
): readonly Stylesheet[] {
	const { shell } = releases;
	const own = shell.styles.map((file) => ({ href: addressIn(shell, file) }));
	if (!release) return own;
	return [
		...own,
		...release.styles.map((file) => chunkStylesheet(module ?? 'shell', addressIn(release, file))),
		...borrowedFiles(release, releases).styles.map((href) => chunkStylesheet('shell', href)),
	];
}

const markOf = ({ chunk }: Stylesheet): string => (chunk === undefined ? '' : ` data-rspack="${chunk}"`);

const tagOf = (stylesheet: Stylesheet): string =>
	`<link rel="stylesheet" href="${stylesheet.href}"${markOf(stylesheet)}>`;

const lateTagOf = (stylesheet: Stylesheet): string =>
	`<link rel="stylesheet" href="${stylesheet.href}"${markOf(stylesheet)}${LATE_MARK}>`;

export const stylesheetTags = (stylesheets: readonly Stylesheet[]): string => stylesheets.map(tagOf).join('');

/**
 * The style tags of a document with inlined critical CSS. Without scripts all stylesheets are linked as usual.
 *
 * @param css The critical CSS of the page.
 */
export const criticalStyleTags = (css: string, stylesheets: readonly Stylesheet[]): string =>
	[
		`<style>${css}</style>`,
		...stylesheets.map(lateTagOf),
		`<noscript>${stylesheets.map(({ href }) => tagOf({ href })).join('')}</noscript>`,
	].join('');
