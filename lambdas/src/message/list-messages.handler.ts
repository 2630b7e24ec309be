import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { listMessages } from './list-messages.usecase.ts';
import { staffMessageValidators } from './staff-message-validators.ts';

export const listMessagesHandler = httpHandler(
	'listMessages',
	staffMessageValidators,
	listMessages(inboxFromEnvironment('messages')),
);
