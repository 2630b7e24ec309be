import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { publishedComments } from './comment.repository.ts';
import { listComments } from './list-comments.usecase.ts';

export const commentContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/comment.content'),
	{
		listComments: listComments({ comments: publishedComments(documentClient(), requireEnv('TABLE_NAME')) }),
	},
);
