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
import { questionRepository } from './question.repository.ts';
import { submitQuestion } from './questions.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const faqEngagementHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/faq.engagement'), {
	submitQuestion: unlessTurnedOff(
		'messages',
		{ profiles: profileRepository(db, tableName) },
		submitQuestion({
			questions: questionRepository(db, tableName, fieldCipher),
			limits: visitorLimits(db, tableName, fieldCipher),
			findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
			now: clock,
			newId,
		}),
	),
});
