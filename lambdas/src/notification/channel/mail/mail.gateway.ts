import { GetSendQuotaCommand, type MessageTag, SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { log, traceOf } from '../../../platform/log.ts';
import { type MailService, type MailTags, outcomeOf, SEND_TIMEOUT_MS } from './send-outcome.ts';

export interface ConfigurationSets {
	readonly usual: string;
	/** Skips the account's suppression list: for addresses whose bounce or complaint was lifted. */
	readonly toLifted: string;
}

/**
 * SES, with one attempt per call: it has no idempotency token, so that a retry inside the SDK could send twice
 * unnoticed. The recipient is an argument of the call; no header of the message can add one.
 */
export const sesMail = (ses: SESClient, sets: ConfigurationSets): MailService => ({
	async send({ from, to, raw, tags, ignoresSuppression }) {
		const command = new SendRawEmailCommand({
			Source: from,
			Destinations: [to],
			RawMessage: { Data: raw },
			Tags: messageTags(tags),
			ConfigurationSetName: ignoresSuppression ? sets.toLifted : sets.usual,
		});
		try {
			const { MessageId } = await ses.send(command, { abortSignal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
			return MessageId ? { kind: 'accepted', messageId: MessageId } : { kind: 'unknown', reason: 'NoMessageId' };
		} catch (error) {
			return outcomeOf(error);
		}
	},
	async quotaUsed() {
		try {
			const abortSignal = AbortSignal.timeout(SEND_TIMEOUT_MS);
			const { Max24HourSend = -1, SentLast24Hours = 0 } = await ses.send(new GetSendQuotaCommand({}), { abortSignal });
			// -1: there is no quota.
			return Max24HourSend > 0 ? SentLast24Hours / Max24HourSend : 0;
		} catch (error) {
			log.warn('MAIL_QUOTA_UNKNOWN', traceOf(error));
			return undefined;
		}
	},
});

function messageTags(tags: MailTags): MessageTag[] {
	return Object.entries(tags).map(([Name, value]) => ({ Name, Value: String(value).replace(/[^\w-]/g, '_') }));
}

export const mailServiceFrom = (sets: ConfigurationSets): MailService =>
	sesMail(
		new SESClient({
			maxAttempts: 1,
			requestHandler: { connectionTimeout: 1000, requestTimeout: SEND_TIMEOUT_MS, throwOnRequestTimeout: true },
		}),
		sets,
	);
