import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { listTestimonials } from './list-testimonials.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';
import { testimonialValidators } from './testimonial-validators.ts';

export const listTestimonialsHandler = httpHandler(
	'listTestimonials',
	testimonialValidators,
	listTestimonials({ testimonials: testimonialRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
