import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { NewMessage } from './schemas.ts';

/** Keeps a visitor's message for staff, who get a mail about it. */
export const sendMessage = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/contact',
	access: 'public',
	device: 'optional',
	body: NewMessage,
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;
