import type { Endpoint } from '../endpoint.ts';
import { TestimonialList } from './schemas.ts';

/** The newest published testimonials, at most 5 (spec section 7). */
export const listTestimonials = {
	audience: 'content',
	method: 'GET',
	path: '/api/testimonials',
	access: 'public',
	success: 200,
	response: TestimonialList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;
