import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { ById, PageQuery } from '../staff.ts';
import { strict } from '../text.ts';
import { Issue, IssuePage, IssueSave, IssueVersion, IssueWords, SubscriberCount } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin', roles: ['owner', 'editor'] } as const;

/** Issues of the newsletter, the last created first. */
export const listIssues = {
	...staff,
	method: 'GET',
	path: '/api/admin/newsletter-issues',
	query: strict(PageQuery),
	success: 200,
	response: IssuePage,
	refusals: [],
} as const satisfies Endpoint;

export const getIssue = {
	...staff,
	method: 'GET',
	path: '/api/admin/newsletter-issues/{id}',
	params: ById,
	success: 200,
	response: Issue,
	refusals: ['not_found'],
} as const satisfies Endpoint;

export const createIssue = {
	...staff,
	method: 'POST',
	path: '/api/admin/newsletter-issues',
	body: IssueWords,
	maxBodyBytes: 256 * 1024,
	success: 201,
	response: Issue,
	refusals: [],
} as const satisfies Endpoint;

/** Saves the draft. Refused once sending has begun, with the state of the issue. */
export const saveIssue = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/newsletter-issues/{id}',
	params: ById,
	body: IssueSave,
	maxBodyBytes: 256 * 1024,
	success: 200,
	response: Issue,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const deleteIssue = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/newsletter-issues/{id}',
	params: ById,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** How many subscribers an issue would be sent to now. */
export const countSubscribers = {
	...staff,
	method: 'GET',
	path: '/api/admin/newsletter/count',
	success: 200,
	response: SubscriberCount,
	refusals: [],
} as const satisfies Endpoint;

/** Mails the saved draft to the caller's own confirmed address only. */
export const testIssue = {
	...staff,
	method: 'POST',
	path: '/api/admin/newsletter-issues/{id}/test',
	params: ById,
	body: IssueVersion,
	success: 202,
	response: Received,
	refusals: ['not_found', 'changed_meanwhile', 'email_not_confirmed', 'too_many_requests'],
} as const satisfies Endpoint;

/** Sends exactly the version of the draft that the caller has read to every active subscriber. Idempotent. */
export const sendIssue = {
	...staff,
	method: 'POST',
	path: '/api/admin/newsletter-issues/{id}/sending',
	params: ById,
	body: IssueVersion,
	success: 200,
	response: Issue,
	refusals: ['not_found', 'changed_meanwhile', 'no_subscribers'],
} as const satisfies Endpoint;

/** Stops sending: mails not sent yet are not sent. Without effect where nothing is being sent. */
export const stopIssue = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/newsletter-issues/{id}/sending',
	params: ById,
	success: 200,
	response: Issue,
	refusals: ['not_found'],
} as const satisfies Endpoint;
