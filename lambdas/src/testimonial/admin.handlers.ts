import { httpHandlers } from '../platform/http/http.ts';
import { decideTestimonial, listAllTestimonials } from './decide-testimonials.usecase.ts';
import { decisionsFromEnvironment } from './decisions.wiring.ts';

const decisions = decisionsFromEnvironment();

export const testimonialAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/testimonial.admin'),
	{
		listAllTestimonials: listAllTestimonials(decisions),
		decideTestimonial: decideTestimonial(decisions),
	},
);
