import { paths } from '@tulia/platform';

/** An earlier version of an article. No other module links to it. */
export const ARTICLE_VERSION = '/admin/blogs/:id/versions/:version';

export const articleVersion = (articleId: string, version: number): string =>
	`${paths.adminArticle(articleId)}/versions/${version}`;
