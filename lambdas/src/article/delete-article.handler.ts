import { httpHandler } from '../platform/http.ts';
import { deleteArticle } from './delete-article.usecase.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const deleteArticleHandler = httpHandler(
	'deleteArticle',
	staffArticleValidators,
	deleteArticle(draftsFromEnvironment()),
);
