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

const ofItem = { ...staff, roles: ['owner', 'front_desk'], params: InboxItemAddress } as const;

/** Who deals with it at this moment, without a word of what was written: whoever has it open asks again and again. */
export const getInboxAssignment = {
	...ofItem,
	method: 'GET',
	path: '/api/admin/inbox/{kind}/{id}/assignment',
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Says that whoever asks has the writer on the phone. Of two at once one is told that the other has. */
export const markOnPhone = {
	...ofItem,
	method: 'POST',
	path: '/api/admin/inbox/{kind}/{id}/phone-call',
	body: PhoneCall,
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found', 'with_colleague', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Says that the own call is over. A colleague's stays. */
export const endPhoneCall = {
	...ofItem,
	method: 'DELETE',
	path: '/api/admin/inbox/{kind}/{id}/phone-call',
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** All others who may answer, whatever they are on duty for. */
export const listInboxColleagues = {
	...staff,
	method: 'GET',
	path: '/api/admin/inbox-colleagues',
	roles: ['owner', 'front_desk'],
	success: 200,
	response: InboxColleagues,
	refusals: [],
} as const satisfies Endpoint;

/** Hands it to a colleague, who is told by mail and, of words of crisis, as those on duty are; or takes it oneself. */
export const handInboxItem = {
	...ofItem,
	method: 'POST',
	path: '/api/admin/inbox/{kind}/{id}/assignee',
	body: HandOver,
	success: 200,
	response: InboxAssignment,
	refusals: ['not_found', 'with_colleague', 'changed_meanwhile'],
} as const satisfies Endpoint;
