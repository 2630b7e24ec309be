import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { articleCountsRepository } from './article-counts.repository.ts';
import { articleValidators } from './article-validators.ts';
import { getArticleCounts } from './get-article-counts.usecase.ts';

export const getArticleCountsHandler = httpHandler(
	'getArticleCounts',
	articleValidators,
	getArticleCounts({ counts: articleCountsRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
