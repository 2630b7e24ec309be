import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { outcomeOf, SEND_TIMEOUT_MS } from '../mail/send-outcome.ts';
import type { SmsOutcome, SmsService } from './sms-outcome.ts';

export interface SmsSettings {
	/** The registered sender name, or a number that takes replies. */
	readonly origin: string;
	readonly configurationSet: string;
	/** The maximum price of one SMS in US dollars, as the service takes it: `0.50`. */
	readonly maxPrice: string;
}

/**
 * AWS End User Messaging, with one attempt per call: `SendTextMessage` has no idempotency token, so that a retry inside
 * the SDK could send twice unnoticed (decision 066).
 */
export const smsService = (client: PinpointSMSVoiceV2Client, settings: SmsSettings): SmsService => ({
	async send({ to, text, validSeconds, tags }) {
		const command = new SendTextMessageCommand({
			DestinationPhoneNumber: to,
			OriginationIdentity: settings.origin,
			ConfigurationSetName: settings.configurationSet,
			MessageType: 'TRANSACTIONAL',
			MessageBody: text,
			MaxPrice: settings.maxPrice,
			TimeToLive: validSeconds,
			Context: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, String(value)])),
		});
		try {
			const { MessageId } = await client.send(command, { abortSignal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
			return MessageId ? { kind: 'accepted', messageId: MessageId } : { kind: 'unknown', reason: 'NoMessageId' };
		} catch (error) {
			return refusalOf(reasonOf(error)) ?? outcomeOf(error);
		}
	},
});

/** Reasons about the number or its country, which no retry resolves. Faults of our own account are retried. */
const LASTING: ReadonlySet<string> = new Set([
	'DESTINATION_COUNTRY_BLOCKED',
	'DESTINATION_COUNTRY_BLOCKED_BY_PROTECT_CONFIGURATION',
	'DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE',
	'INTERNATIONAL_SENDING_NOT_SUPPORTED',
	'INVALID_IDENTITY_FOR_DESTINATION_COUNTRY',
	'PRICE_OVER_THRESHOLD',
]);

function refusalOf(reason: string): SmsOutcome | undefined {
	if (reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT') return { kind: 'stopped' };
	if (reason === 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT') return { kind: 'spent' };
	return LASTING.has(reason) ? { kind: 'impossible', reason } : undefined;
}

const reasonOf = (error: unknown): string =>
	error instanceof Error && 'Reason' in error && typeof error.Reason === 'string' ? error.Reason : '';

export const smsServiceFrom = (settings: SmsSettings): SmsService =>
	smsService(
		new PinpointSMSVoiceV2Client({
			maxAttempts: 1,
			requestHandler: { connectionTimeout: 1000, requestTimeout: SEND_TIMEOUT_MS, throwOnRequestTimeout: true },
		}),
		settings,
	);
