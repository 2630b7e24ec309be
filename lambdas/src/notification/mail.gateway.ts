import { type MessageTag, SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { type MailService, type MailTags, outcomeOf, SEND_TIMEOUT_MS } from './send-outcome.ts';

/**
 * SES. One attempt a call: SES has no idempotency token, so a repeat inside the SDK could send twice without anybody
 * knowing. The recipient is named outside the message, so nothing in its headers can add one.
 */
export const sesMail = (ses: SESClient, configurationSet: string): MailService => ({
	async send({ from, to, raw, tags }) {
		const command = new SendRawEmailCommand({
			Source: from,
			Destinations: [to],
			RawMessage: { Data: raw },
			Tags: messageTags(tags),
			ConfigurationSetName: configurationSet,
		});
		try {
			const { MessageId } = await ses.send(command, { abortSignal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
			return MessageId ? { kind: 'accepted', messageId: MessageId } : { kind: 'unknown', reason: 'NoMessageId' };
		} catch (error) {
			return outcomeOf(error);
		}
	},
});

function messageTags(tags: MailTags): MessageTag[] {
	return Object.entries(tags).map(([Name, value]) => ({ Name, Value: String(value).replace(/[^\w-]/g, '_') }));
}

/** SES of this environment. */
export const mailServiceFrom = (configurationSet: string): MailService =>
	sesMail(
		new SESClient({
			maxAttempts: 1,
			requestHandler: { connectionTimeout: 1000, requestTimeout: SEND_TIMEOUT_MS, throwOnRequestTimeout: true },
		}),
		configurationSet,
	);
