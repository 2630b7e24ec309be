import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { publishedComments } from './comment.repository.ts';
import { commentValidators } from './comment-validators.ts';
import { listComments } from './list-comments.usecase.ts';

export const listCommentsHandler = httpHandler(
	'listComments',
	commentValidators,
	listComments({ comments: publishedComments(documentClient(), requireEnv('TABLE_NAME')) }),
);
