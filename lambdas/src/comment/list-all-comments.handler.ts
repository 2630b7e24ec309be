import { httpHandler } from '../platform/http.ts';
import { listAllComments } from './moderate-comments.usecase.ts';
import { moderationFromEnvironment } from './moderation-from-environment.handler.ts';
import { staffCommentValidators } from './staff-comment-validators.ts';

export const listAllCommentsHandler = httpHandler(
	'listAllComments',
	staffCommentValidators,
	listAllComments(moderationFromEnvironment()),
);
