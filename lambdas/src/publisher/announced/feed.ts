import { isDate } from '@tulia/centre/date-format';
import type { Article } from '@tulia/contracts/article/schemas';
import { withCleanText } from '@tulia/contracts/clean-text';
import { articlePage } from '@tulia/contracts/site-addresses';
import { Feed } from 'feed';
import type { Announced } from '../public-content.ts';

/** The number of articles in the feed; older ones are on the site. */
const NEWEST = 20;

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An article with an invalid date counts as the oldest, and is still in the feed. */
function dateOf(instant: string): Date {
	const date = new Date(instant);
	return isDate(date) ? date : new Date(0);
}

/** Makes the addresses of pictures and links absolute, because a reader shows the text outside the site. */
const withOrigin = (html: string, origin: string): string =>
	html.replaceAll(/ (src|href)="\/(?!\/)/g, (_, attribute: string) => ` ${attribute}="${origin}/`);

/** When the published article last changed. */
export const lastChange = ({ createdAt, modifiedAt }: Pick<Article, 'createdAt' | 'modifiedAt'>): string =>
	modifiedAt ?? createdAt;

/**
 * The newest articles with their whole text, as an Atom feed (RFC 4287). Characters that XML cannot represent are
 * removed, because older texts were stored uncleaned.
 */
export function feedOf(announced: Announced, origin: string): string {
	const { centre, articles } = withCleanText(announced);
	const newest = [...articles].sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, NEWEST);
	const feed = new Feed({
		id: `${origin}/`,
		title: centre.name,
		description: centre.tagline,
		link: `${origin}/blogs`,
		feedLinks: { atom: `${origin}/feed.xml` },
		// Not the clock, so that the same content always gives the same feed; a fixed date when there is no article.
		updated: dateOf(newest.map(lastChange).sort().at(-1) ?? ''),
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
		content: withOrigin(content, origin),
		author: [{ name: author }],
		category: [{ name: category, term: category }],
		date: dateOf(lastChange(article)),
		published: dateOf(createdAt),
	};
}
