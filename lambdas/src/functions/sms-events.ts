import { smsEventsHandler } from '../notification/feedback/sms-events.handler.ts';
import { smsEventsOver } from '../notification/feedback/sms-events.wiring.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';

/** Records the delivery status of each SMS, and opt-outs. */
export const handler = smsEventsHandler(
	smsEventsOver({
		db: documentClient(),
		tableName: requireEnv('TABLE_NAME'),
		openCipher: fieldCipher,
		now: clock,
	}),
);
