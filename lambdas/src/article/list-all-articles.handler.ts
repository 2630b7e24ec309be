import { httpHandler } from '../platform/http.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { listAllArticles } from './list-all-articles.usecase.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const listAllArticlesHandler = httpHandler(
	'listAllArticles',
	staffArticleValidators,
	listAllArticles(draftsFromEnvironment()),
);
