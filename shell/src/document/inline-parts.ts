import { createHash } from 'node:crypto';
import { belowFoldCss } from './below-fold.ts';
import { criticalCss } from './critical-css/critical-css.ts';
import { pageTokens } from './critical-css/page-tokens.ts';
import { type CssPart, parseStylesheet } from './critical-css/parse-stylesheet.ts';

/** What a document carries itself instead of naming a file (decision 051). */
export interface InlineParts {
	/** The critical CSS of the page, and what defers the rest of it. */
	readonly css: string;
	/** The script that guards Back after "Leave this site"; it holds up the parser, and must not wait for the line. */
	readonly backGuard: string | undefined;
}

/** Digests of inline parts, as the content security policy writes them. */
export interface InlineDigests {
	readonly styles: readonly string[];
	readonly scripts: readonly string[];
}

/** Reads a file of a live release by its address on the site. */
export type ReadFile = (address: string) => Promise<string>;

/** Parsed stylesheets by address. An address holds a digest of its content, and a process renders with one set of releases. */
const parsed = new Map<string, Promise<readonly CssPart[]>>();

function parsedAt(address: string, readFile: ReadFile): Promise<readonly CssPart[]> {
	const known = parsed.get(address);
	if (known) return known;
	const stylesheet = readFile(address).then((css) => parseStylesheet(css, address));
	stylesheet.catch(() => parsed.delete(address));
	parsed.set(address, stylesheet);
	return stylesheet;
}

/** What is read as an element's text ends where the element's end tag stands. */
function textOf(element: 'style' | 'script', text: string): string {
	if (new RegExp(`</${element}`, 'i').test(text)) throw new Error(`What stands in a <${element}> would end it.`);
	return text.trim();
}

/**
 * What a document of this HTML carries inline.
 *
 * @param html The document with its stylesheets linked.
 * @param stylesheets Their addresses, in their order.
 * @param backGuard The address of that script, where the release has one.
 */
export async function inlineParts(
	html: string,
	{ stylesheets, backGuard }: { readonly stylesheets: readonly string[]; readonly backGuard: string | undefined },
	readFile: ReadFile,
): Promise<InlineParts> {
	const parts = await Promise.all(stylesheets.map((address) => parsedAt(address, readFile)));
	return {
		css: textOf('style', criticalCss(parts, pageTokens(html)) + belowFoldCss),
		backGuard: backGuard === undefined ? undefined : textOf('script', await readFile(backGuard)),
	};
}

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const digestsOf = ({ css, backGuard }: InlineParts): InlineDigests => ({
	styles: [digestOf(css)],
	scripts: backGuard === undefined ? [] : [digestOf(backGuard)],
});
