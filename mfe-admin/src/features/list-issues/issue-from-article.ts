import type { IssueWords } from '@tulia/contracts/newsletter-issue/schemas';
import { paths } from '@tulia/platform';
import type { ArticleRow } from '../../api/website/articles-api.ts';

export const EMPTY_ISSUE: IssueWords = { subject: '', preview: '', content: '' };

const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITY[sign] ?? sign);

/** The maximum length of a preview line. */
const MOST = 150;

/** A new issue with the title, snippet and link of an article. */
export function issueFromArticle({ id, title, snippet }: Pick<ArticleRow, 'id' | 'title' | 'snippet'>): IssueWords {
	const link = `<a href="${paths.article(id)}">Read the article</a> on our site.`;
	return {
		subject: title,
		// A preview line is one line, but a snippet may have several.
		preview: snippet.replaceAll(/\s+/g, ' ').slice(0, MOST),
		content: `<h2>${escaped(title)}</h2><p>${escaped(snippet)}</p><p>${link}</p>`,
	};
}
