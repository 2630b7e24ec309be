import type { ModuleName } from '@tulia/contracts/site-modules';
import { LATE_MARK } from './late-mark.ts';
import { addressIn, borrowedFiles, type LiveRelease, type LiveReleases } from './release.ts';

/** A stylesheet of a document. */
interface Stylesheet {
	/** Its address on the site. */
	readonly href: string;
	/** The bundler's own mark: when the chunk arrives it finds its stylesheet in place, instead of adding it a second time. */
	readonly chunk?: string;
}

const chunkStylesheet = (module: string, href: string): Stylesheet => {
	const [name = ''] = (href.split('/').at(-1) ?? '').split('.');
	return { href, chunk: `${module}:chunk-${name}` };
};

/**
 * The stylesheets of a page in their order: the shell's, those of the module and page, and what these borrow from the shell.
 *
 * @param module Absent for a page of the shell itself.
 * @param release What the page needs of its module, or of the shell beside what every page needs.
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
 * The same where the document carries what its first paint needs itself. Where no scripts run they are linked as they always were.
 *
 * @param css The critical CSS of the page.
 */
export const criticalStyleTags = (css: string, stylesheets: readonly Stylesheet[]): string =>
	[
		`<style>${css}</style>`,
		...stylesheets.map(lateTagOf),
		`<noscript>${stylesheets.map(({ href }) => tagOf({ href })).join('')}</noscript>`,
	].join('');
