import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { OfferedTestimonial, TestimonialList, TestimonialsQuery } from './schemas.ts';

/** The published testimonials, newest first, a page at a time; without a limit the newest 5 (spec section 7). */
export const listTestimonials = {
	audience: 'content',
	method: 'GET',
	path: '/api/testimonials',
	access: 'public',
	query: TestimonialsQuery,
	success: 200,
	response: TestimonialList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Holds a client's words for approval (decision 2). */
export const offerTestimonial = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/testimonials',
	access: 'client',
	body: OfferedTestimonial,
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;
