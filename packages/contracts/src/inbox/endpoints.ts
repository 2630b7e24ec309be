import type { Endpoint } from '../endpoint.ts';
import { InboxItem, InboxItemAddress, InboxPage, InboxQuery } from './staff-schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/**
 * Questions and messages in one list; without a kind both, without a state those that wait. What waits: words of crisis first, then
 * whoever has waited longest. What is dealt with: newest first.
 */
export const listInbox = {
	...staff,
	method: 'GET',
	path: '/api/admin/inbox',
	roles: ['owner', 'front_desk'],
	query: InboxQuery,
	success: 200,
	response: InboxPage,
	refusals: [],
} as const satisfies Endpoint;

/** A question or a message, whatever became of it. */
export const getInboxItem = {
	...staff,
	method: 'GET',
	path: '/api/admin/inbox/{kind}/{id}',
	roles: ['owner', 'front_desk'],
	params: InboxItemAddress,
	success: 200,
	response: InboxItem,
	refusals: ['not_found'],
} as const satisfies Endpoint;
