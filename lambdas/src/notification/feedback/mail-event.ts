import type { MailProgress } from '../../appointment/mail-state.ts';
import { isMailKind, type MailKind } from '../../outbox/notices.ts';
import { type Fields, record, text } from './event-fields.ts';

/** A delivery event of one of our mails. Events arrive in any order. */
export interface MailEvent {
	readonly progress: Exclude<MailProgress, 'failed' | 'suppressed' | 'held_back' | 'by_sms' | 'untold'>;
	/** ISO UTC. */
	readonly at: string;
	/** ISO UTC: when the mail was handed over. */
	readonly sentAt: string;
	readonly messageId: string;
	readonly kind: MailKind;
	/** The id of what the mail is about. */
	readonly ref: string;
	/** The version of `ref`. */
	readonly version: number;
	readonly attempt: number;
	readonly jobId?: string;
	/** A permanent bounce or a complaint: no further mail goes to the address. */
	readonly isUndeliverable: boolean;
}

const PROGRESS: Readonly<Record<string, MailEvent['progress']>> = {
	Send: 'sent',
	Delivery: 'delivered',
	Bounce: 'bounced',
	Complaint: 'complained',
	Reject: 'rejected',
};

/** Events with a timestamp of their own; sending and rejecting use that of the mail. */
const DETAIL: Readonly<Record<string, string>> = { Delivery: 'delivery', Bounce: 'bounce', Complaint: 'complaint' };

/** Reads an SNS message. Undefined for events without delivery status or without our tags. Throws on invalid JSON. */
export function readMailEvent(message: string): MailEvent | undefined {
	const event = record(JSON.parse(message));
	const type = text(event.eventType) ?? '';
	const progress = PROGRESS[type];
	const mail = record(event.mail);
	const messageId = text(mail.messageId);
	const detail = record(event[DETAIL[type] ?? 'mail']);
	const tags = tagsOf(mail);
	const at = instant(detail.timestamp) ?? instant(mail.timestamp);
	if (!progress || !messageId || !at || !tags) return undefined;
	const isUndeliverable = progress === 'complained' || (progress === 'bounced' && detail.bounceType === 'Permanent');
	return { progress, at, sentAt: instant(mail.timestamp) ?? at, messageId, ...tags, isUndeliverable };
}

type Tags = Pick<MailEvent, 'kind' | 'ref' | 'version' | 'attempt' | 'jobId'>;

function tagsOf(mail: Fields): Tags | undefined {
	const tags = record(mail.tags);
	const [kind, ref] = [firstOf(tags.kind) ?? '', firstOf(tags.ref)];
	const [version, attempt] = [Number(firstOf(tags.version)), Number(firstOf(tags.attempt))];
	if (!isMailKind(kind) || !ref || !Number.isInteger(version) || !Number.isInteger(attempt)) return undefined;
	const jobId = firstOf(tags.jobId);
	return { kind, ref, version, attempt, ...(jobId === undefined ? {} : { jobId }) };
}

/** SES gives the value of every tag as a list. */
const firstOf = (value: unknown): string | undefined => (Array.isArray(value) ? text(value[0]) : undefined);

function instant(value: unknown): string | undefined {
	const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
