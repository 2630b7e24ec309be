import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { ById } from '../staff.ts';
import { NewMessage } from './schemas.ts';
import { MessagePage, MessageState, MessagesQuery, Reply, StaffMessage } from './staff-schemas.ts';

/** Stores a visitor's message and notifies staff by mail. */
export const sendMessage = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/contact',
	access: 'public',
	device: 'optional',
	body: NewMessage,
	success: 202,
	response: Received,
	refusals: ['turned_off', 'too_many_requests'],
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

/** The inbox, newest first. Default: the new ones. */
export const listMessages = {
	...staff,
	method: 'GET',
	path: '/api/admin/messages',
	roles: ['owner', 'front_desk'],
	query: MessagesQuery,
	success: 200,
	response: MessagePage,
	refusals: [],
} as const satisfies Endpoint;

/** Replies by mail, from the centre's address. */
export const replyToMessage = {
	...staff,
	method: 'POST',
	path: '/api/admin/messages/{id}/reply',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: Reply,
	success: 200,
	response: StaffMessage,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const changeMessage = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/messages/{id}',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: MessageState,
	success: 200,
	response: StaffMessage,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;
