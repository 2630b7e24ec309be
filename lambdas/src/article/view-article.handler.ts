import { httpHandler } from '../platform/http.ts';
import { articleMarksFromEnvironment } from './article-marks-from-environment.handler.ts';
import { articleValidators } from './article-validators.ts';
import { viewArticle } from './view-article.usecase.ts';

export const viewArticleHandler = httpHandler(
	'viewArticle',
	articleValidators,
	viewArticle(articleMarksFromEnvironment()),
);
