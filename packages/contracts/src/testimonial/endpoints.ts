import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { ById } from '../staff.ts';
import { OfferedTestimonial, TestimonialList, TestimonialsQuery } from './schemas.ts';
import {
	StaffTestimonial,
	StaffTestimonialPage,
	StaffTestimonialsQuery,
	TestimonialDecision,
} from './staff-schemas.ts';

/** The published testimonials, newest first, paged; without a limit the newest 5 (R20). */
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

/** Stores a client's testimonial for approval (rule 2). */
export const offerTestimonial = {
	audience: 'identity',
	method: 'POST',
	path: '/api/testimonials',
	access: 'client',
	body: OfferedTestimonial,
	success: 202,
	response: Received,
	refusals: ['wording_changed', 'too_many_requests'],
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

/** Default: those awaiting approval. */
export const listAllTestimonials = {
	...staff,
	method: 'GET',
	path: '/api/admin/testimonials',
	roles: ['owner', 'editor'],
	query: StaffTestimonialsQuery,
	success: 200,
	response: StaffTestimonialPage,
	refusals: [],
} as const satisfies Endpoint;

/** Approves or hides a testimonial, or withdraws an earlier decision. */
export const decideTestimonial = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/testimonials/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	body: TestimonialDecision,
	success: 200,
	response: StaffTestimonial,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;
