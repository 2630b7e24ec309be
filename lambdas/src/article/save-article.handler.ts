import { httpHandler } from '../platform/http.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { saveArticle } from './save-article.usecase.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const saveArticleHandler = httpHandler(
	'saveArticle',
	staffArticleValidators,
	saveArticle(draftsFromEnvironment()),
);
