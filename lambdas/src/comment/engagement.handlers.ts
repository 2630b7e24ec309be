import { articleRepository } from '../article/article.repository.ts';
import { crisisSettings } from '../crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../crisis/find-crisis-words.usecase.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { unlessTurnedOff } from '../profile/unless-turned-off.usecase.ts';
import { commentRepository } from './comment.repository.ts';
import { createComment } from './create-comment.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const commentEngagementHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/comment.engagement'),
	{
		createComment: unlessTurnedOff(
			'comments',
			{ profiles: profileRepository(db, tableName) },
			createComment({
				articles: articleRepository(db, tableName),
				comments: commentRepository(db, tableName, fieldCipher),
				limits: visitorLimits(db, tableName, fieldCipher),
				findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
				now: clock,
				newId,
			}),
		),
	},
);
