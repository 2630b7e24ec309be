import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { FaqList, NewQuestion } from './schemas.ts';

/** Every FAQ, by category in the help centre's order, and within a category in the centre's order. */
export const listFaqs = {
	audience: 'content',
	method: 'GET',
	path: '/api/faqs',
	access: 'public',
	success: 200,
	response: FaqList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Keeps a visitor's question for staff, who get a mail about it. Answered by e-mail within the time the profile claims. */
export const submitQuestion = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/faqs/submit',
	access: 'public',
	device: 'optional',
	body: NewQuestion,
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;
