import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { listTestimonials } from './list-testimonials.usecase.ts';
import { testimonialRepository } from './testimonial.repository.ts';

export const testimonialContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/testimonial.content'),
	{
		listTestimonials: listTestimonials({
			testimonials: testimonialRepository(documentClient(), requireEnv('TABLE_NAME')),
		}),
	},
);
