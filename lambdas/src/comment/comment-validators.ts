import * as requests from '@tulia/contracts/validators/comment';
import * as answers from '@tulia/contracts/validators/comment-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const commentValidators: ValidatorsOf<'listComments' | 'createComment'> = {
	listComments: {
		params: requests.validateListCommentsParams,
		query: requests.validateListCommentsQuery,
		response: answers.validateListCommentsResponse,
	},
	createComment: {
		params: requests.validateCreateCommentParams,
		body: requests.validateCreateCommentBody,
		response: answers.validateCreateCommentResponse,
	},
};
