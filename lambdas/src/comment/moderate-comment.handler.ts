import { httpHandler } from '../platform/http.ts';
import { moderateComment } from './moderate-comments.usecase.ts';
import { moderationFromEnvironment } from './moderation-from-environment.handler.ts';
import { staffCommentValidators } from './staff-comment-validators.ts';

export const moderateCommentHandler = httpHandler(
	'moderateComment',
	staffCommentValidators,
	moderateComment(moderationFromEnvironment()),
);
