import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { changeQuestion } from './change-question.usecase.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const changeQuestionHandler = httpHandler(
	'changeQuestion',
	staffFaqValidators,
	changeQuestion(inboxFromEnvironment('questions')),
);
