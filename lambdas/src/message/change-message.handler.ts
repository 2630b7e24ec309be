import { inboxFromEnvironment } from '../inbox/inbox-from-environment.handler.ts';
import { httpHandler } from '../platform/http.ts';
import { changeMessage } from './change-message.usecase.ts';
import { staffMessageValidators } from './staff-message-validators.ts';

export const changeMessageHandler = httpHandler(
	'changeMessage',
	staffMessageValidators,
	changeMessage(inboxFromEnvironment('messages')),
);
