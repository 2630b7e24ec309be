import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { ById } from '../staff.ts';
import { CommentList, CommentParams, CommentsQuery, NewComment } from './schemas.ts';
import { Moderation, StaffComment, StaffCommentPage, StaffCommentsQuery } from './staff-schemas.ts';

/** The published comments of an article, newest first, 20 at a time. */
export const listComments = {
	audience: 'content',
	method: 'GET',
	path: '/api/blogs/{id}/comments',
	access: 'public',
	params: CommentParams,
	query: CommentsQuery,
	success: 200,
	response: CommentList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Stores a comment for moderation (rule 2). */
export const createComment = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/blogs/{id}/comments',
	access: 'public',
	device: 'optional',
	params: CommentParams,
	body: NewComment,
	success: 202,
	response: Received,
	refusals: ['turned_off', 'not_found', 'too_many_requests'],
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

/** Comments by state, by default those awaiting moderation. They are oldest first, the others newest first. */
export const listAllComments = {
	...staff,
	method: 'GET',
	path: '/api/admin/comments',
	roles: ['owner', 'editor'],
	query: StaffCommentsQuery,
	success: 200,
	response: StaffCommentPage,
	refusals: [],
} as const satisfies Endpoint;

export const moderateComment = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/comments/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	body: Moderation,
	success: 200,
	response: StaffComment,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;
