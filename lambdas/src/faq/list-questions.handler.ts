import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { listQuestions } from './list-questions.usecase.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const listQuestionsHandler = httpHandler(
	'listQuestions',
	staffFaqValidators,
	listQuestions(inboxFromEnvironment('questions')),
);
