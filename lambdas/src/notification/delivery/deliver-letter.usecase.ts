import { log, traceOf } from '../../platform/log.ts';
import type { MailingCentre } from '../letters/letter.ts';
import { isMailAddress } from '../letters/mail-address.ts';
import { hasPriority, quotaPauseOf } from '../mail-events/mail-priority.ts';
import { type Deliver, type Delivery, type LetterDraft, type MailOrder, TOO_SLOW } from './delivery.ts';
import type { MailMetrics } from './mail-metrics.ts';
import type { MailQuota, QuotaAlarm } from './mail-quota.ts';
import {
	CLOCK_SKEW_MS,
	isLasting,
	type MailService,
	type MailTags,
	type OutgoingMail,
	QUOTA_SPENT,
	SEND_TIMEOUT_MS,
} from './send-outcome.ts';
import { centreWithoutProfile, type StageSender } from './stage-sender.ts';

export interface DeliverLetterDeps {
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly stage: StageSender;
	readonly mail: Pick<MailService, 'send'>;
	readonly quota: MailQuota;
	/** Raises an alarm. */
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly metrics: Pick<MailMetrics, 'mailRefused'>;
	readonly now: () => Date;
}

type Written = { readonly kind: 'written'; readonly mail: OutgoingMail };

/**
 * Everything up to the hand-over may fail without harm: no mail has left, so the attempt counts as refused and is
 * repeated later. That is why this is the one place that turns every exception into an outcome.
 */
export const deliverLetter =
	({ centres, stage, mail, quota, onQuota, metrics, now }: DeliverLetterDeps): Deliver =>
	async (order) => {
		const pauseMs = quotaPauseOf(order.kind);
		if (await isHeldBack(order, quota)) return { kind: 'refused', reason: 'QuotaReserved', pauseMs };
		const written = await writeMail(order, { centres, stage }).catch((error: unknown) => notWritten(order, error));
		if (written.kind !== 'written') return written;
		// A claim that might run out during the call is given back unused, so that nobody else can hold it meanwhile.
		if (now().getTime() + SEND_TIMEOUT_MS + CLOCK_SKEW_MS > order.lease) {
			return { kind: 'refused', reason: TOO_SLOW };
		}
		const outcome = await mail.send(written.mail);
		if (outcome.kind !== 'refused') return outcome;
		reportRefusal(order, outcome.reason, { onQuota, metrics });
		return outcome.reason === QUOTA_SPENT ? { ...outcome, pauseMs } : outcome;
	};

const isHeldBack = async ({ kind }: MailOrder, quota: MailQuota): Promise<boolean> =>
	!hasPriority[kind] && (await quota.isReserved());

function notWritten({ kind, ref }: MailOrder, error: unknown): Delivery {
	log.error('LETTER_NOT_WRITTEN', { kind, ref, ...traceOf(error) });
	return { kind: 'refused', reason: error instanceof Error ? error.name : 'UnknownError' };
}

/** What the mail service refuses for a reason that lasts, or because the quota is spent, somebody must hear of. */
function reportRefusal(
	{ kind, ref }: MailOrder,
	reason: string,
	{ onQuota, metrics }: Pick<DeliverLetterDeps, 'onQuota' | 'metrics'>,
): void {
	if (reason === QUOTA_SPENT) onQuota('MailQuotaSpent');
	if (!isLasting(reason)) return;
	log.error('MAIL_REFUSED', { kind, ref, reason });
	metrics.mailRefused();
}

async function writeMail(
	order: MailOrder,
	{ centres, stage }: Pick<DeliverLetterDeps, 'centres' | 'stage'>,
): Promise<Written | Delivery> {
	const centre = (await centres.read()) ?? centreWithoutProfile(order.kind, stage);
	if (!centre) throw new Error('The centre has no profile yet, and this letter needs one. It waits.');
	const draft = await order.write(centre);
	if (draft.kind !== 'draft') return draft;
	if (!isMailAddress(draft.to)) return { kind: 'impossible', reason: 'InvalidAddress' };
	const raw = await rawMessage(draft, centre, WRITTEN.has(order.kind));
	return {
		kind: 'written',
		mail: {
			from: centre.mailSender.email,
			to: draft.to,
			raw,
			tags: tagsOf(order),
			ignoresSuppression: draft.ignoresSuppression === true,
		},
	};
}

/** What a colleague wrote to one person. */
const WRITTEN: ReadonlySet<MailOrder['kind']> = new Set(['message_reply', 'question_answer'] as const);

async function rawMessage(
	{ letter, to, calendar, unsubscribeUrl }: LetterDraft,
	{ mailSender, emails }: MailingCentre,
	isWritten: boolean,
): Promise<Buffer> {
	// Loaded with the first letter: most events of the sweep write none.
	const { mimeMessage } = await import('../letters/mime.ts');
	return mimeMessage({
		letter,
		from: { name: mailSender.name, address: mailSender.email },
		replyTo: emails.general,
		to,
		calendar,
		isWritten,
		unsubscribeUrl,
	});
}

function tagsOf({ kind, ref, version, attempt, jobId }: MailOrder): MailTags {
	const tags = { kind, ref, version, attempt };
	return jobId === undefined ? tags : { ...tags, jobId };
}
