import { httpHandler } from '../platform/http.ts';
import { articleMarksFromEnvironment } from './article-marks-from-environment.handler.ts';
import { articleValidators } from './article-validators.ts';
import { likeArticle } from './like-article.usecase.ts';

export const likeArticleHandler = httpHandler(
	'likeArticle',
	articleValidators,
	likeArticle(articleMarksFromEnvironment()),
);
