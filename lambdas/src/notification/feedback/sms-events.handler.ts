import type { SNSEvent, SNSMessage } from 'aws-lambda';
import { log } from '../../platform/log.ts';
import { type InboundSms, isInbound, readInboundSms } from './inbound-sms.ts';
import { readSmsEvent, type SmsEvent } from './sms-event.ts';

export interface SmsEventsDeps {
	readonly record: (event: SmsEvent) => Promise<void>;
	readonly answer: (sms: InboundSms, at: string) => Promise<void>;
}

/** Delivery events and replies through SNS. Lambda retries what throws, and then moves it to the dead-letter queue. */
export const smsEventsHandler = (deps: SmsEventsDeps): ((event: SNSEvent) => Promise<void>) => {
	const settle = settleWith(deps);
	return async ({ Records }) => {
		for (const { Sns } of Records)
			if (!(await settle(Sns))) log.info('SMS_EVENT_IGNORED', { snsMessageId: Sns.MessageId });
	};
};

/** Returns whether the message was one of ours. */
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
