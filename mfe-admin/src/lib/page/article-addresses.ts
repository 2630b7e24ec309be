import { paths } from '@tulia/platform';

/** One earlier version of an article. No other module leads to it. */
export const ARTICLE_VERSION = '/admin/blogs/:id/versions/:version';

export const articleVersion = (articleId: string, version: number): string =>
	`${paths.adminArticle(articleId)}/versions/${version}`;
