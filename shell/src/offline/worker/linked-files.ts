/** An attribute of a tag as it is written in our documents: always quoted. */
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * What a finished document needs to look as it should: its stylesheets and fonts. Its scripts are left out on purpose: a page to
 * be read needs none, and readers pay for every byte.
 */
export const linkedFiles = (html: string): readonly string[] =>
	(html.match(/<link\s[^>]*>/g) ?? [])
		.filter((tag) => attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'font')
		.map((tag) => attribute(tag, 'href'))
		.filter((href) => href.startsWith('/'));

const RELEASE_FILE = /"(\/(?:shell|mfe\/booking)\/[^"]+\.(?:js|css|woff2))"/g;

/** Every file of the shell and of booking that a document names, in its tags or in its data: what its application is made of. */
export const releaseFiles = (html: string): readonly string[] => [
	...new Set([...html.matchAll(RELEASE_FILE)].map(([, address = '']) => address)),
];
