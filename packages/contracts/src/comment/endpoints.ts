import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { CommentList, CommentParams, CommentsQuery, NewComment } from './schemas.ts';

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

/** Holds a comment for moderation (decision 2). */
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
	refusals: ['not_found', 'too_many_requests'],
} as const satisfies Endpoint;
