import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { articleRepository } from './article.repository.ts';
import { articleValidators } from './article-validators.ts';
import { listRelatedArticles } from './list-related-articles.usecase.ts';

export const listRelatedArticlesHandler = httpHandler(
	'listRelatedArticles',
	articleValidators,
	listRelatedArticles({ articles: articleRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
