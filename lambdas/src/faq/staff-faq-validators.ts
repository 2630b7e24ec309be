import * as requests from '@tulia/contracts/validators/faq';
import * as answers from '@tulia/contracts/validators/faq-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint =
	| 'listAllFaqs'
	| 'createFaq'
	| 'changeFaq'
	| 'deleteFaq'
	| 'reorderFaqs'
	| 'listQuestions'
	| 'answerQuestion'
	| 'changeQuestion';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffFaqValidators: ValidatorsOf<StaffEndpoint> = {
	listAllFaqs: { response: answers.validateListAllFaqsResponse },
	createFaq: { body: requests.validateCreateFaqBody, response: answers.validateCreateFaqResponse },
	changeFaq: {
		params: requests.validateChangeFaqParams,
		body: requests.validateChangeFaqBody,
		response: answers.validateChangeFaqResponse,
	},
	reorderFaqs: { body: requests.validateReorderFaqsBody, response: answers.validateReorderFaqsResponse },
	deleteFaq: { params: requests.validateDeleteFaqParams, response: answers.validateDeleteFaqResponse },
	listQuestions: { query: requests.validateListQuestionsQuery, response: answers.validateListQuestionsResponse },
	answerQuestion: {
		params: requests.validateAnswerQuestionParams,
		body: requests.validateAnswerQuestionBody,
		response: answers.validateAnswerQuestionResponse,
	},
	changeQuestion: {
		params: requests.validateChangeQuestionParams,
		body: requests.validateChangeQuestionBody,
		response: answers.validateChangeQuestionResponse,
	},
};
