/** An attribute of a tag as it is written in our documents: always quoted. */
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A font that the styles in the document name. */
const INLINE_FONT = /url\((\/[^()"]+\.woff2)\)/g;

/**
 * What a finished document needs to look as it should: its stylesheets and fonts. Its scripts are left out on purpose: a page to
 * be read needs none, and readers pay for every byte.
 */
export function linkedFiles(html: string): readonly string[] {
	const linked = (html.match(/<link\s[^>]*>/g) ?? [])
		.filter((tag) => attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'font')
		.map((tag) => attribute(tag, 'href'));
	const fonts = [...html.matchAll(INLINE_FONT)].map(([, address = '']) => address);
	return [...new Set([...linked, ...fonts])].filter((href) => href.startsWith('/'));
}

const RELEASE_FILE = /["(](\/(?:shell|mfe\/booking)\/[^"()]+\.(?:js|css|woff2))[")]/g;

/** Every file of the shell and of booking that a document names, in its tags, its styles or its data: what its application is made of. */
export const releaseFiles = (html: string): readonly string[] => [
	...new Set([...html.matchAll(RELEASE_FILE)].map(([, address = '']) => address)),
];
