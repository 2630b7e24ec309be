import { httpHandler } from '../platform/http.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { staffArticleValidators } from './staff-article-validators.ts';
import { unpublishArticle } from './unpublish-article.usecase.ts';

export const unpublishArticleHandler = httpHandler(
	'unpublishArticle',
	staffArticleValidators,
	unpublishArticle(draftsFromEnvironment()),
);
