import type { SmsProgress } from '../../appointment/sms-state.ts';
import { isSmsKind } from '../../outbox/notices.ts';
import { type PhoneNumber, phoneNumber } from '../../platform/phone-number.ts';
import type { SmsTags } from '../channel/sms/sms-outcome.ts';
import { type Fields, record, text } from './event-fields.ts';

/** A delivery event of one of our SMS. Events arrive in any order. */
export interface SmsEvent extends SmsTags {
	readonly progress: Exclude<SmsProgress, 'failed' | 'suppressed'>;
	/** ISO UTC. */
	readonly at: string;
	readonly messageId: string;
	readonly to: PhoneNumber | undefined;
	/** The type of the event; only for an SMS that did not arrive. */
	readonly reason?: string;
	/** The carrier reports that the number does not exist. */
	readonly isNoNumber: boolean;
}

/**
 * The meaning of each event type. `TEXT_SUCCESSFUL` says that the carrier took the message, in some countries the last
 * event there is; it does not count as delivered. `TEXT_UNKNOWN` follows after 72 hours without a report: the message
 * counts as sent.
 */
const PROGRESS: Readonly<Record<string, SmsEvent['progress']>> = {
	TEXT_QUEUED: 'sent',
	TEXT_PENDING: 'sent',
	TEXT_SUCCESSFUL: 'sent',
	TEXT_UNKNOWN: 'sent',
	TEXT_DELIVERED: 'delivered',
	TEXT_UNREACHABLE: 'unreachable',
	TEXT_CARRIER_UNREACHABLE: 'unreachable',
	TEXT_TTL_EXPIRED: 'unreachable',
	TEXT_INVALID: 'undelivered',
	TEXT_INVALID_MESSAGE: 'undelivered',
	TEXT_BLOCKED: 'undelivered',
	TEXT_CARRIER_BLOCKED: 'undelivered',
	TEXT_SPAM: 'undelivered',
	TEXT_PROTECT_BLOCKED: 'undelivered',
};

/**
 * Reads an event from an SNS message. Undefined for events without delivery status or without our tags. Throws on
 * invalid JSON. A failure that is not final means that the carrier still tries.
 */
export function readSmsEvent(message: string): SmsEvent | undefined {
	const event = record(JSON.parse(message));
	const outcome = progressOf(event);
	const messageId = text(event.messageId);
	const at = typeof event.eventTimestamp === 'number' ? new Date(event.eventTimestamp).toISOString() : undefined;
	const tags = tagsOf(record(event.context));
	if (!outcome || !messageId || !at || !tags) return undefined;
	return { ...outcome, at, messageId, ...tags, to: phoneNumber(text(event.destinationPhoneNumber) ?? '') };
}

function progressOf({ eventType, isFinal }: Fields): Pick<SmsEvent, 'progress' | 'reason' | 'isNoNumber'> | undefined {
	const reason = text(eventType) ?? '';
	const progress = PROGRESS[reason];
	if (!progress) return undefined;
	const isFailure = progress === 'unreachable' || progress === 'undelivered';
	if (!isFailure) return { progress, isNoNumber: false };
	if (isFinal === false) return { progress: 'sent', isNoNumber: false };
	return { progress, reason, isNoNumber: reason === 'TEXT_INVALID' };
}

function tagsOf(context: Fields): SmsTags | undefined {
	const [kind, ref, jobId] = [text(context.kind) ?? '', text(context.ref), text(context.jobId)];
	const [version, attempt] = [Number(context.version), Number(context.attempt)];
	if (!isSmsKind(kind) || !ref || !jobId || !Number.isInteger(version) || !Number.isInteger(attempt)) return undefined;
	return { kind, ref, version, attempt, jobId };
}
