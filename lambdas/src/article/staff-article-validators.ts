import * as requests from '@tulia/contracts/validators/article';
import * as answers from '@tulia/contracts/validators/article-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint =
	| 'listAllArticles'
	| 'getArticleDraft'
	| 'createArticle'
	| 'saveArticle'
	| 'publishArticle'
	| 'unpublishArticle'
	| 'deleteArticle'
	| 'uploadCover';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffArticleValidators: ValidatorsOf<StaffEndpoint> = {
	listAllArticles: { query: requests.validateListAllArticlesQuery, response: answers.validateListAllArticlesResponse },
	getArticleDraft: {
		params: requests.validateGetArticleDraftParams,
		response: answers.validateGetArticleDraftResponse,
	},
	createArticle: { body: requests.validateCreateArticleBody, response: answers.validateCreateArticleResponse },
	saveArticle: {
		params: requests.validateSaveArticleParams,
		body: requests.validateSaveArticleBody,
		response: answers.validateSaveArticleResponse,
	},
	publishArticle: {
		params: requests.validatePublishArticleParams,
		body: requests.validatePublishArticleBody,
		response: answers.validatePublishArticleResponse,
	},
	unpublishArticle: {
		params: requests.validateUnpublishArticleParams,
		response: answers.validateUnpublishArticleResponse,
	},
	deleteArticle: { params: requests.validateDeleteArticleParams, response: answers.validateDeleteArticleResponse },
	uploadCover: { body: requests.validateUploadCoverBody, response: answers.validateUploadCoverResponse },
};
