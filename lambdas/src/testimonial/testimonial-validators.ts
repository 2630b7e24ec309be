import * as requests from '@tulia/contracts/validators/testimonial';
import * as answers from '@tulia/contracts/validators/testimonial-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const testimonialValidators: ValidatorsOf<'listTestimonials' | 'offerTestimonial'> = {
	listTestimonials: {
		query: requests.validateListTestimonialsQuery,
		response: answers.validateListTestimonialsResponse,
	},
	offerTestimonial: {
		body: requests.validateOfferTestimonialBody,
		response: answers.validateOfferTestimonialResponse,
	},
};
