import * as requests from '@tulia/contracts/validators/faq';
import * as answers from '@tulia/contracts/validators/faq-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const faqValidators: ValidatorsOf<'listFaqs' | 'submitQuestion'> = {
	listFaqs: { response: answers.validateListFaqsResponse },
	submitQuestion: { body: requests.validateSubmitQuestionBody, response: answers.validateSubmitQuestionResponse },
};
