import type { MailProgress } from '../../appointment/mail/mail-state.ts';
import { isMailKind, type MailKind } from '../../outbox/notices.ts';

/** What the mail service tells about one of our mails, whatever order it comes in. */
export interface MailEvent {
	readonly progress: Exclude<MailProgress, 'failed' | 'suppressed' | 'held_back'>;
	/** ISO UTC. */
	readonly at: string;
	/** When the mail was handed over, ISO UTC. */
	readonly sentAt: string;
	readonly messageId: string;
	readonly kind: MailKind;
	/** What the mail was about. */
	readonly ref: string;
	/** Of that. */
	readonly version: number;
	readonly attempt: number;
	readonly jobId?: string;
	/** The address takes no mail and will take none: a permanent bounce or a complaint. */
	readonly isUndeliverable: boolean;
}

const PROGRESS: Readonly<Record<string, MailEvent['progress']>> = {
	Send: 'sent',
	Delivery: 'delivered',
	Bounce: 'bounced',
	Complaint: 'complained',
	Reject: 'rejected',
};

/** Where each event type keeps its own time; sending and rejecting have the mail's. */
const DETAIL: Readonly<Record<string, string>> = { Delivery: 'delivery', Bounce: 'bounce', Complaint: 'complaint' };

/**
 * Reads an event of the configuration set, as SNS carries it. Undefined for events that say nothing of a mail of ours
 * (opens, delays, mails without our tags). Throws on a text that is no event at all.
 */
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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const record = (value: unknown): Fields => (isFields(value) ? value : {});
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** SES gives every tag as a list. */
const firstOf = (value: unknown): string | undefined => (Array.isArray(value) ? text(value[0]) : undefined);

function instant(value: unknown): string | undefined {
	const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
