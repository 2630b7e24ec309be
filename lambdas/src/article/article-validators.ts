import * as requests from '@tulia/contracts/validators/article';
import * as answers from '@tulia/contracts/validators/article-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type ArticleEndpoint =
	| 'listArticles'
	| 'getArticle'
	| 'listRelatedArticles'
	| 'getArticleCounts'
	| 'likeArticle'
	| 'viewArticle';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const articleValidators: ValidatorsOf<ArticleEndpoint> = {
	listArticles: { response: answers.validateListArticlesResponse },
	getArticle: { params: requests.validateGetArticleParams, response: answers.validateGetArticleResponse },
	listRelatedArticles: {
		params: requests.validateListRelatedArticlesParams,
		query: requests.validateListRelatedArticlesQuery,
		response: answers.validateListRelatedArticlesResponse,
	},
	getArticleCounts: {
		params: requests.validateGetArticleCountsParams,
		response: answers.validateGetArticleCountsResponse,
	},
	likeArticle: {
		params: requests.validateLikeArticleParams,
		body: requests.validateLikeArticleBody,
		response: answers.validateLikeArticleResponse,
	},
	viewArticle: { params: requests.validateViewArticleParams, response: answers.validateViewArticleResponse },
};
