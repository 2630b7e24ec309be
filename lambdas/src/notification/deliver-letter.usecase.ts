import { log, traceOf } from '../platform/log.ts';
import type { Deliver, Delivery, Draft, MailOrder } from './delivery.ts';
import type { MailingCentre } from './letter.ts';
import { isMailAddress } from './mail-address.ts';
import { goesFirst, quotaPauseOf } from './mail-precedence.ts';
import type { MailQuota, QuotaAlarm } from './mail-quota.ts';
import { mimeMessage } from './mime.ts';
import {
	CLOCK_SKEW_MS,
	type MailService,
	type MailTags,
	type OutgoingMail,
	QUOTA_SPENT,
	SEND_TIMEOUT_MS,
} from './send-outcome.ts';

export interface DeliverLetterDeps {
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly mail: Pick<MailService, 'send'>;
	readonly quota: MailQuota;
	/** Rings the bell. */
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly now: () => Date;
}

type Written = { readonly kind: 'written'; readonly mail: OutgoingMail };

/**
 * Everything up to the hand-over may fail without harm: no mail has left, so the attempt counts as refused and is
 * repeated later. That is why this is the one place that turns every exception into an outcome.
 */
export const deliverLetter =
	({ centres, mail, quota, onQuota, now }: DeliverLetterDeps): Deliver =>
	async (order) => {
		const pauseMs = quotaPauseOf(order.kind);
		if (!goesFirst[order.kind] && (await quota.isReserved()))
			return { kind: 'refused', reason: 'QuotaReserved', pauseMs };
		const written = await writeMail(order, centres).catch((error: unknown): Delivery => {
			log.error('LETTER_NOT_WRITTEN', { kind: order.kind, ref: order.ref, ...traceOf(error) });
			return { kind: 'refused', reason: error instanceof Error ? error.name : 'UnknownError' };
		});
		if (written.kind !== 'written') return written;
		// A claim that might run out during the call is given back unused, so that nobody else can hold it meanwhile.
		if (now().getTime() + SEND_TIMEOUT_MS + CLOCK_SKEW_MS > order.lease) {
			return { kind: 'refused', reason: 'TooSlow' };
		}
		const outcome = await mail.send(written.mail);
		if (outcome.kind !== 'refused' || outcome.reason !== QUOTA_SPENT) return outcome;
		onQuota('MailQuotaSpent');
		return { ...outcome, pauseMs };
	};

async function writeMail(order: MailOrder, centres: DeliverLetterDeps['centres']): Promise<Written | Delivery> {
	const centre = await centres.read();
	if (!centre) throw new Error('The table holds no centre profile: it has not been seeded.');
	const draft = await order.write(centre);
	if (draft.kind !== 'draft') return draft;
	if (!isMailAddress(draft.to)) return { kind: 'impossible', reason: 'InvalidAddress' };
	const raw = await rawMessage(draft, centre);
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

const rawMessage = ({ letter, to, calendar, unsubscribeUrl }: Draft, { mailSender, emails }: MailingCentre) =>
	mimeMessage({
		letter,
		from: { name: mailSender.name, address: mailSender.email },
		replyTo: emails.general,
		to,
		calendar,
		unsubscribeUrl,
	});

function tagsOf({ kind, ref, version, attempt, jobId }: MailOrder): MailTags {
	const tags = { kind, ref, version, attempt };
	return jobId === undefined ? tags : { ...tags, jobId };
}
