import { httpHandler } from '../platform/http.ts';
import { decideTestimonial } from './decide-testimonials.usecase.ts';
import { decisionsFromEnvironment } from './decisions-from-environment.handler.ts';
import { staffTestimonialValidators } from './staff-testimonial-validators.ts';

export const decideTestimonialHandler = httpHandler(
	'decideTestimonial',
	staffTestimonialValidators,
	decideTestimonial(decisionsFromEnvironment()),
);
