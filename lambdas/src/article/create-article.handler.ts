import { httpHandler } from '../platform/http.ts';
import { createArticle } from './create-article.usecase.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const createArticleHandler = httpHandler(
	'createArticle',
	staffArticleValidators,
	createArticle(draftsFromEnvironment()),
);
