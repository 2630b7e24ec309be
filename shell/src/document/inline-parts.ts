import { createHash } from 'node:crypto';
import { belowFoldCss } from './below-fold.ts';
import { criticalCss } from './critical-css/critical-css.ts';
import { pageTokens } from './critical-css/page-tokens.ts';
import { type CssPart, parseStylesheet } from './critical-css/parse-stylesheet.ts';

/** The files that a document inlines instead of linking them (decision 051). */
export interface InlineParts {
	readonly css: string;
	/** The script that guards Back after "Leave this site"; it blocks the parser, so it must not wait for the network. */
	readonly backGuard: string | undefined;
}

/** Digests of the inline parts in the notation of the content security policy. */
export interface InlineDigests {
	readonly styles: readonly string[];
	readonly scripts: readonly string[];
}

/** Reads a file of a live release by its address on the site. */
export type ReadFile = (address: string) => Promise<string>;

/** Parsed stylesheets by address, cached for the process: an address contains a digest of its content. */
const parsed = new Map<string, Promise<readonly CssPart[]>>();

function parsedAt(address: string, readFile: ReadFile): Promise<readonly CssPart[]> {
	const known = parsed.get(address);
	if (known) return known;
	const stylesheet = readFile(address).then((css) => parseStylesheet(css, address));
	stylesheet.catch(() => parsed.delete(address));
	parsed.set(address, stylesheet);
	return stylesheet;
}

/** The trimmed text for an inline element. Throws where the text contains the end tag, which would end the element. */
function textOf(element: 'style' | 'script', text: string): string {
	if (new RegExp(`</${element}`, 'i').test(text)) throw new Error(`The text of a <${element}> contains its end tag.`);
	return text.trim();
}

/**
 * The inline parts of a document.
 *
 * @param html The document with its stylesheets linked.
 * @param stylesheets Their addresses, in order.
 * @param backGuard The address of the script that guards Back, where the release has one.
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
