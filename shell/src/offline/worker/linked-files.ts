/** An attribute of a tag in our documents, which are always quoted. */
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const INLINE_FONT = /url\((\/[^()"]+\.woff2)\)/g;

/** The stylesheets and fonts of a prerendered document. Scripts are omitted, because reading needs none. */
export function linkedFiles(html: string): readonly string[] {
	const linked = (html.match(/<link\s[^>]*>/g) ?? [])
		.filter((tag) => attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'font')
		.map((tag) => attribute(tag, 'href'));
	const fonts = [...html.matchAll(INLINE_FONT)].map(([, address = '']) => address);
	return [...new Set([...linked, ...fonts])].filter((href) => href.startsWith('/'));
}

const RELEASE_FILE = /["(](\/(?:shell|mfe\/booking)\/[^"()]+\.(?:js|css|woff2))[")]/g;

/** Every file of shell and booking that a document names in tags, styles or data: its whole application. */
export const releaseFiles = (html: string): readonly string[] => [
	...new Set([...html.matchAll(RELEASE_FILE)].map(([, address = '']) => address)),
];
