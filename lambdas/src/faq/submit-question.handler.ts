import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { faqValidators } from './faq-validators.ts';
import { questionRepository } from './question.repository.ts';
import { submitQuestion } from './submit-question.usecase.ts';

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');

export const submitQuestionHandler = httpHandler(
	'submitQuestion',
	faqValidators,
	submitQuestion({
		questions: questionRepository(db, tableName, fieldCipher),
		limits: visitorLimits(db, tableName, fieldCipher),
		now: clock,
		newId,
	}),
);
