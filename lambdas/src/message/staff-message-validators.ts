import * as requests from '@tulia/contracts/validators/message';
import * as answers from '@tulia/contracts/validators/message-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint = 'listMessages' | 'replyToMessage' | 'changeMessage';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffMessageValidators: ValidatorsOf<StaffEndpoint> = {
	listMessages: { query: requests.validateListMessagesQuery, response: answers.validateListMessagesResponse },
	replyToMessage: {
		params: requests.validateReplyToMessageParams,
		body: requests.validateReplyToMessageBody,
		response: answers.validateReplyToMessageResponse,
	},
	changeMessage: {
		params: requests.validateChangeMessageParams,
		body: requests.validateChangeMessageBody,
		response: answers.validateChangeMessageResponse,
	},
};
