import { articleRepository } from '../article/article.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { commentRepository } from './comment.repository.ts';
import { commentValidators } from './comment-validators.ts';
import { createComment } from './create-comment.usecase.ts';

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');

export const createCommentHandler = httpHandler(
	'createComment',
	commentValidators,
	createComment({
		articles: articleRepository(db, tableName),
		comments: commentRepository(db, tableName, fieldCipher),
		limits: visitorLimits(db, tableName, fieldCipher),
		now: clock,
		newId,
	}),
);
