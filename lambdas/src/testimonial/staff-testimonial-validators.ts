import * as requests from '@tulia/contracts/validators/testimonial';
import * as answers from '@tulia/contracts/validators/testimonial-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

type StaffEndpoint = 'listAllTestimonials' | 'decideTestimonial';

/** The compiled rules of what staff do; the function of visitors does not bundle them. */
export const staffTestimonialValidators: ValidatorsOf<StaffEndpoint> = {
	listAllTestimonials: {
		query: requests.validateListAllTestimonialsQuery,
		response: answers.validateListAllTestimonialsResponse,
	},
	decideTestimonial: {
		params: requests.validateDecideTestimonialParams,
		body: requests.validateDecideTestimonialBody,
		response: answers.validateDecideTestimonialResponse,
	},
};
