import { httpHandlers } from '../platform/http/http.ts';
import { listAllComments, moderateComment } from './moderate-comments.usecase.ts';
import { moderationFromEnvironment } from './moderation.wiring.ts';

const moderation = moderationFromEnvironment();

export const commentAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/comment.admin'), {
	listAllComments: listAllComments(moderation),
	moderateComment: moderateComment(moderation),
});
