import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { articleRepository } from './article.repository.ts';
import { articleValidators } from './article-validators.ts';
import { getArticle } from './get-article.usecase.ts';

export const getArticleHandler = httpHandler(
	'getArticle',
	articleValidators,
	getArticle({ articles: articleRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
