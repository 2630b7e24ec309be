import type { SNSEvent, SNSMessage } from 'aws-lambda';
import { log } from '../../platform/log.ts';
import { type InboundSms, isInbound, readInboundSms } from './inbound-sms.ts';
import { readSmsEvent, type SmsEvent } from './sms-event.ts';

export interface SmsEventsDeps {
	readonly record: (event: SmsEvent) => Promise<void>;
	readonly answer: (sms: InboundSms, at: string) => Promise<void>;
}

/**
 * What became of SMS, and what people answer, from the service through SNS. What throws is delivered again by Lambda, and then kept in
 * the dead-letter queue.
 */
export const smsEventsHandler = (deps: SmsEventsDeps): ((event: SNSEvent) => Promise<void>) => {
	const settle = settleWith(deps);
	return async ({ Records }) => {
		for (const { Sns } of Records)
			if (!(await settle(Sns))) log.info('SMS_EVENT_IGNORED', { snsMessageId: Sns.MessageId });
	};
};

/** Whether it was for us. */
const settleWith =
	({ record, answer }: SmsEventsDeps) =>
	async ({ Message, Timestamp }: Pick<SNSMessage, 'Message' | 'Timestamp'>): Promise<boolean> => {
		if (isInbound(JSON.parse(Message))) {
			const answered = readInboundSms(Message);
			if (answered) await answer(answered, new Date(Timestamp).toISOString());
			return answered !== undefined;
		}
		const event = readSmsEvent(Message);
		if (event) await record(event);
		return event !== undefined;
	};
