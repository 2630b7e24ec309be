import { inboxFromEnvironment } from '../inbox/inbox.wiring.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { changeMessage, listMessages, replyToMessage } from './answer-messages.usecase.ts';

const inbox = inboxFromEnvironment('messages');

export const messageAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/message.admin'), {
	listMessages: listMessages(inbox),
	replyToMessage: replyToMessage(inbox),
	changeMessage: changeMessage(inbox),
});
