import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { messageRepository } from './message.repository.ts';
import { messageValidators } from './message-validators.ts';
import { sendMessage } from './send-message.usecase.ts';

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');

export const sendMessageHandler = httpHandler(
	'sendMessage',
	messageValidators,
	sendMessage({
		messages: messageRepository(db, tableName, fieldCipher),
		limits: visitorLimits(db, tableName, fieldCipher),
		now: clock,
		newId,
	}),
);
