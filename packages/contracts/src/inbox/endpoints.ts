import type { Endpoint } from '../endpoint.ts';
import {
	HandOver,
	InboxAssignment,
	InboxColleagues,
	InboxItem,
	InboxItemAddress,
	InboxPage,
	InboxQuery,
	PhoneCall,
} from './staff-schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/**
 * Questions and messages in one list. By default it has both kinds and only open entries: those with words of crisis
 * first, then those that wait longest. Closed entries are listed newest first.
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

/** A question or a message, in any state. */
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

const ofItem = { ...staff, roles: ['owner', 'front_desk'], params: InboxItemAddress } as const;

/** Who deals with an entry at this moment, without its text. The page of an open entry polls it. */
export const getInboxAssignment = {
	...ofItem,
	method: 'GET',
	path: '/api/admin/inbox/{kind}/{id}/assignment',
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Records that the caller is on the phone with the writer. Of two concurrent calls one is refused. */
export const markOnPhone = {
	...ofItem,
	method: 'POST',
	path: '/api/admin/inbox/{kind}/{id}/phone-call',
	body: PhoneCall,
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found', 'with_colleague', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Ends the caller's own phone call. A colleague's phone call is not ended. */
export const endPhoneCall = {
	...ofItem,
	method: 'DELETE',
	path: '/api/admin/inbox/{kind}/{id}/phone-call',
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** All others who may answer, whether or not they are on duty. */
export const listInboxColleagues = {
	...staff,
	method: 'GET',
	path: '/api/admin/inbox-colleagues',
	roles: ['owner', 'front_desk'],
	success: 200,
	response: InboxColleagues,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Assigns an entry to a colleague, who is notified by mail, or to the caller. For words of crisis the colleague is
 * notified through the channels of staff on duty.
 */
export const handInboxItem = {
	...ofItem,
	method: 'POST',
	path: '/api/admin/inbox/{kind}/{id}/assignee',
	body: HandOver,
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found', 'with_colleague', 'changed_meanwhile'],
} as const satisfies Endpoint;
