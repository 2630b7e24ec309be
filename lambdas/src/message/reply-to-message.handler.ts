import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { replyToMessage } from './reply-to-message.usecase.ts';
import { staffMessageValidators } from './staff-message-validators.ts';

export const replyToMessageHandler = httpHandler(
	'replyToMessage',
	staffMessageValidators,
	replyToMessage(inboxFromEnvironment('messages')),
);
