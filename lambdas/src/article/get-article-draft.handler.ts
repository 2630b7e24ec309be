import { httpHandler } from '../platform/http.ts';
import { draftsFromEnvironment } from './drafts-from-environment.handler.ts';
import { getArticleDraft } from './get-article-draft.usecase.ts';
import { staffArticleValidators } from './staff-article-validators.ts';

export const getArticleDraftHandler = httpHandler(
	'getArticleDraft',
	staffArticleValidators,
	getArticleDraft(draftsFromEnvironment()),
);
