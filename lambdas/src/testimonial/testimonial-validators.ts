import * as answers from '@tulia/contracts/validators/testimonial-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const testimonialValidators: ValidatorsOf<'listTestimonials'> = {
	listTestimonials: { response: answers.validateListTestimonialsResponse },
};
