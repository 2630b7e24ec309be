import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { Confirmation, NewSubscription, SubscriptionState, UnsubscribeQuery } from './schemas.ts';
import { SubscriberPage, SubscribersQuery } from './staff-schemas.ts';

/** Asks for the newsletter. A mail with a link follows; the answer is the same whether the address is known or not. */
export const subscribe = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/newsletter',
	access: 'public',
	device: 'optional',
	body: NewSubscription,
	success: 202,
	response: Received,
	refusals: ['turned_off', 'wording_changed', 'too_many_requests'],
} as const satisfies Endpoint;

/** The button behind the link of that mail; a GET never changes anything. The link lives 7 days. */
export const confirmSubscription = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/newsletter/confirm',
	access: 'public',
	body: Confirmation,
	success: 200,
	response: SubscriptionState,
	refusals: ['invalid_link'],
} as const satisfies Endpoint;

/**
 * Ends a subscription, for the page's button and for a mail program's one click (RFC 8058), which posts a form to the
 * address in `List-Unsubscribe`. The link lives as long as the subscription, and may be used again without harm.
 */
export const unsubscribe = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/newsletter/unsubscribe',
	access: 'public',
	acceptsForm: true,
	query: UnsubscribeQuery,
	success: 200,
	response: SubscriptionState,
	refusals: ['invalid_link'],
} as const satisfies Endpoint;

/** Subscribers, newest first; without a state the active ones. The browser makes the export of it, page by page. */
export const listSubscribers = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/newsletter',
	roles: ['owner', 'editor'],
	access: 'admin',
	query: SubscribersQuery,
	success: 200,
	response: SubscriberPage,
	refusals: [],
} as const satisfies Endpoint;
