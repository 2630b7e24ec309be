import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { answerQuestion } from './answer-question.usecase.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const answerQuestionHandler = httpHandler(
	'answerQuestion',
	staffFaqValidators,
	answerQuestion(inboxFromEnvironment('questions')),
);
