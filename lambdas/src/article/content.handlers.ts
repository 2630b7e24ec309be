import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { articleRepository } from './article.repository.ts';
import { articleCountsRepository } from './counts/article-counts.repository.ts';
import { getArticleCounts } from './counts/article-counts.usecase.ts';
import { getArticle, listArticles, listRelatedArticles } from './read/read-articles.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const articles = articleRepository(db, tableName);

export const articleContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/article.content'),
	{
		listArticles: listArticles({ articles }),
		getArticle: getArticle({ articles }),
		listRelatedArticles: listRelatedArticles({ articles }),
		getArticleCounts: getArticleCounts({ counts: articleCountsRepository(db, tableName) }),
	},
);
