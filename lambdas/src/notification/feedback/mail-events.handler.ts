import type { SNSEvent } from 'aws-lambda';
import { log } from '../../platform/log.ts';
import { type MailEvent, readMailEvent } from './mail-event.ts';

export interface MailEventsDeps {
	readonly record: (event: MailEvent) => Promise<void>;
}

/** Events of SES through SNS. Lambda retries an event that throws, and then moves it to the dead-letter queue. */
export const mailEventsHandler =
	({ record }: MailEventsDeps) =>
	async ({ Records }: SNSEvent): Promise<void> => {
		for (const { Sns } of Records) {
			const event = readMailEvent(Sns.Message);
			if (event) await record(event);
			else log.info('MAIL_EVENT_IGNORED', { snsMessageId: Sns.MessageId });
		}
	};
