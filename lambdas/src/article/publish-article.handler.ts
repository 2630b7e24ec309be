import { httpHandler } from '../platform/http.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { publishArticle } from './publish-article.usecase.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const publishArticleHandler = httpHandler(
	'publishArticle',
	staffArticleValidators,
	publishArticle(draftsFromEnvironment()),
);
