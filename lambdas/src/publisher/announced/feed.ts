import type { Article } from '@tulia/contracts/article/schemas';
import { articlePage } from '@tulia/contracts/site-addresses';
import { Feed } from 'feed';
import type { Announced } from '../public-content.ts';

/** Readers ask for what is new; what is older is on the site. */
const NEWEST = 20;

/** XML has no way to write these, and one of them would make the whole feed unreadable. */
const writable = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asHtml = (text: string): string => escapeHtml(writable(text));

/** A reader shows the text far from the site: its pictures and links need whole addresses. */
const withOrigin = (html: string, origin: string): string =>
	html.replaceAll(/ (src|href)="\/(?!\/)/g, (_, attribute: string) => ` ${attribute}="${origin}/`);

/** When what visitors read of an article was last another. */
export const lastChange = ({ createdAt, modifiedAt }: Pick<Article, 'createdAt' | 'modifiedAt'>): string =>
	modifiedAt ?? createdAt;

/** The newest articles with their whole text, as an Atom feed (RFC 4287). */
export function feedOf({ centre, articles }: Announced, origin: string): string {
	const newest = [...articles].sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, NEWEST);
	const feed = new Feed({
		id: `${origin}/`,
		title: writable(centre.name),
		description: writable(centre.tagline),
		link: `${origin}/blogs`,
		feedLinks: { atom: `${origin}/feed.xml` },
		// Without an article nothing has ever changed. Time never comes from the machine: the same content is the same feed.
		updated: new Date(newest.map(lastChange).sort().at(-1) ?? 0),
		generator: false,
	});
	for (const article of newest) feed.addItem(entryOf(article, origin));
	return feed.atom1();
}

function entryOf(article: Article, origin: string) {
	const { id, title, snippet, content, author, category, createdAt } = article;
	const link = `${origin}${articlePage.prefix}${id}`;
	return {
		id: link,
		link,
		title: asHtml(title),
		description: asHtml(snippet),
		content: withOrigin(writable(content), origin),
		author: [{ name: writable(author) }],
		category: [{ name: category, term: category }],
		date: new Date(lastChange(article)),
		published: new Date(createdAt),
	};
}
