import { mailFacts } from '../../../outbox/notices.ts';
import { log, traceOf } from '../../../platform/log.ts';
import {
	type Delivery,
	type LetterDraft,
	type MailOrder,
	quotaPauseOf,
	type Unsendable,
	type WriteLetter,
} from './delivery.ts';
import type { MailingCentre } from './letter.ts';
import { isMailAddress } from './mail-address.ts';
import type { MailQuota } from './mail-quota.ts';
import type { OutgoingMail } from './send-outcome.ts';
import { centreWithoutProfile, type StageSender } from './stage-sender.ts';

interface WriteMailDeps {
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly stage: StageSender;
	readonly quota: MailQuota;
}

export interface WrittenMail {
	readonly kind: 'written';
	readonly outgoing: OutgoingMail;
	/** Epoch milliseconds at which the mail service must have answered. */
	readonly lease: number;
}
/** Writes a mail as a MIME message, or says why it is not sent now. Never throws. */
export type WriteMail = (order: MailOrder, letter: WriteLetter) => Promise<WrittenMail | Delivery>;

/** Turns every exception into a refusal that is retried: nothing was sent before the mail service is called. */
export const writeMail =
	({ quota, ...deps }: WriteMailDeps): WriteMail =>
	async (order, letter) => {
		if (!mailFacts(order.kind).priority && (await quota.isReserved()))
			return { kind: 'refused', reason: 'QuotaReserved', pauseMs: quotaPauseOf(order.kind) };
		try {
			return await written(deps, order, letter);
		} catch (error) {
			log.error('LETTER_NOT_WRITTEN', { kind: order.kind, ref: order.ref, ...traceOf(error) });
			return { kind: 'refused', reason: error instanceof Error ? error.name : 'UnknownError' };
		}
	};

async function written(
	{ centres, stage }: Omit<WriteMailDeps, 'quota'>,
	order: MailOrder,
	letter: WriteLetter,
): Promise<WrittenMail | Unsendable> {
	const centre = (await centres.read()) ?? centreWithoutProfile(order.kind, stage);
	if (!centre) throw new Error('The centre has no profile yet, and this letter needs one. It waits.');
	const draft = await letter(centre);
	if (draft.kind !== 'draft') return draft;
	if (!isMailAddress(draft.to)) return { kind: 'impossible', reason: 'InvalidAddress' };
	return { kind: 'written', outgoing: await outgoingMail(order, draft, centre), lease: order.lease };
}

async function outgoingMail(
	{ lease: _lease, ...tags }: MailOrder,
	{ letter, to, calendar, unsubscribeUrl, ignoresSuppression = false }: LetterDraft,
	{ mailSender, emails }: MailingCentre,
): Promise<OutgoingMail> {
	// Loaded with the first letter: most sweeps write none.
	const { mimeMessage } = await import('./mime.ts');
	const raw = await mimeMessage({
		letter,
		from: { name: mailSender.name, address: mailSender.email },
		replyTo: emails.general,
		to,
		calendar,
		isWritten: mailFacts(tags.kind).isPersonal,
		unsubscribeUrl,
	});
	return { from: mailSender.email, to, raw, tags, ignoresSuppression };
}
