import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { articleRepository } from './article.repository.ts';
import { articleValidators } from './article-validators.ts';
import { listArticles } from './list-articles.usecase.ts';

export const listArticlesHandler = httpHandler(
	'listArticles',
	articleValidators,
	listArticles({ articles: articleRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
