import { httpHandler } from '../platform/http.ts';
import { listAllTestimonials } from './decide-testimonials.usecase.ts';
import { decisionsFromEnvironment } from './decisions-from-environment.handler.ts';
import { staffTestimonialValidators } from './staff-testimonial-validators.ts';

export const listAllTestimonialsHandler = httpHandler(
	'listAllTestimonials',
	staffTestimonialValidators,
	listAllTestimonials(decisionsFromEnvironment()),
);
