import * as requests from '@tulia/contracts/validators/comment';
import * as answers from '@tulia/contracts/validators/comment-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint = 'listAllComments' | 'moderateComment';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffCommentValidators: ValidatorsOf<StaffEndpoint> = {
	listAllComments: { query: requests.validateListAllCommentsQuery, response: answers.validateListAllCommentsResponse },
	moderateComment: {
		params: requests.validateModerateCommentParams,
		body: requests.validateModerateCommentBody,
		response: answers.validateModerateCommentResponse,
	},
};
