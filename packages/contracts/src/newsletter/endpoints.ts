import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { Confirmation, NewSubscription, SubscriptionState, UnsubscribeQuery } from './schemas.ts';
import { SubscriberPage, SubscribersQuery } from './staff-schemas.ts';

/** Requests the newsletter. A mail with a link follows; the answer is the same whether or not the address is known. */
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

/** Confirms the subscription by the link of that mail; a GET never changes anything. The link is valid for 7 days. */
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
 * address in `List-Unsubscribe`. The link is valid as long as the subscription. Idempotent.
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

/** Subscribers, newest first; by default the active ones. The browser builds the export from it, page by page. */
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
