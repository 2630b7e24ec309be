import type { Article } from '@tulia/contracts/article/schemas';
import type { Graph } from 'schema-dts';
import { islandJson } from './islands.ts';
import type { SharePicture } from './share-picture.ts';

/** The facts about its page that a document states for browsers, search engines and previews. */
export interface HeadFacts {
	readonly title: string;
	readonly description: string | undefined;
	/** The canonical address; a document without one is private or an error page, and is not indexed. */
	readonly canonical: string | undefined;
	readonly siteName: string;
	readonly icon: string;
	readonly touchIcon?: string | undefined;
	readonly picture?: SharePicture | undefined;
	readonly article?: Pick<Article, 'author' | 'category' | 'createdAt' | 'modifiedAt'> | undefined;
	readonly structured?: Graph | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const property = (name: string, content: string): string =>
	`<meta property="${name}" content="${escapeHtml(content)}">`;
const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** The size of every preview picture, in pixels. */
const PICTURE = { width: '1200', height: '630' };

const pictureTags = ({ address, alt }: SharePicture): readonly string[] => [
	property('og:image', address),
	property('og:image:width', PICTURE.width),
	property('og:image:height', PICTURE.height),
	property('og:image:alt', alt),
	// Twitter takes the rest of the preview from the tags above.
	named('twitter:card', 'summary_large_image'),
];

const articleTags = ({
	author,
	category,
	createdAt,
	modifiedAt,
}: NonNullable<HeadFacts['article']>): readonly string[] => [
	named('author', author),
	property('article:published_time', createdAt),
	...(modifiedAt ? [property('article:modified_time', modifiedAt)] : []),
	property('article:section', category),
];

function publicTags(canonical: string, { title, description, siteName, picture, article }: HeadFacts): string {
	return [
		`<link rel="canonical" href="${escapeHtml(canonical)}">`,
		...(description ? [named('description', description), property('og:description', description)] : []),
		property('og:title', title),
		property('og:site_name', siteName),
		property('og:type', article ? 'article' : 'website'),
		property('og:locale', 'en_KE'),
		property('og:url', canonical),
		...(picture ? pictureTags(picture) : []),
		...(article ? articleTags(article) : []),
	].join('');
}

/**
 * The structured data of a page. It goes at the end of the body, because it may be long and must not delay what the
 * first paint needs. As a data block it is not subject to the content security policy.
 */
export const linkedData = ({ structured }: HeadFacts): string =>
	structured ? `<script type="application/ld+json">${islandJson(structured)}</script>` : '';

/** The head of a document, without the files it loads. */
export function headTags(facts: HeadFacts): string {
	const { title, canonical, siteName, icon, touchIcon } = facts;
	return [
		`<title>${escapeHtml(title)}</title>`,
		canonical ? publicTags(canonical, facts) : named('robots', 'noindex'),
		'<meta name="theme-color" content="#faf9f5" media="(prefers-color-scheme: light)">',
		'<meta name="theme-color" content="#0e1225" media="(prefers-color-scheme: dark)">',
		// For search engines, which need an address; browsers use the SVG, which fits any size.
		touchIcon ? `<link rel="icon" type="image/png" sizes="180x180" href="${touchIcon}">` : '',
		`<link rel="icon" type="image/svg+xml" sizes="any" href="${icon}">`,
		touchIcon ? `<link rel="apple-touch-icon" href="${touchIcon}">` : '',
		'<link rel="manifest" href="/manifest.webmanifest">',
		`<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteName)}" href="/feed.xml">`,
	].join('');
}
