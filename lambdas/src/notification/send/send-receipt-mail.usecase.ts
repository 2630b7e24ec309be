import type { AddressedReceipt, ReceiptMails } from '../../payment/receipt-mails.ts';
import { type Deliver, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { receiptLetter } from '../letters/receipt-letter.ts';
import { type JobResult, type JobWork, PROGRESS_OF, resultOf } from '../work/job-result.ts';
import type { RecipientStore } from './recipient.ts';
import type { UnconfirmedMails } from './unconfirmed-mails.ts';

export interface SendReceiptMailDeps {
	readonly receipts: ReceiptMails;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly unconfirmed: UnconfirmedMails;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** A receipt is of staff's doing: an address nobody confirmed gets it within the three mails of its day (promise A14). */
const MAILS_A_DAY = 3;

/** Mails a receipt to the client it is for. Nobody to send it to any more: there is nothing to do. */
export const sendReceiptMail =
	(deps: SendReceiptMailDeps): JobWork =>
	async (job) => {
		const found = await deps.receipts.find(job.ref);
		if (found?.userId === undefined) return { kind: 'finished', state: 'obsolete' };
		const write = writeReceiptMail(deps, { ...found, userId: found.userId }, job.id);
		const result = resultOf(await deps.deliver(orderOf(job, 'receipt', write)));
		await noteUnsent(deps, job.ref, result);
		return result;
	};

/** A mail that was sent is reported by its events; one that never is has none. */
async function noteUnsent({ receipts, now }: SendReceiptMailDeps, number: string, result: JobResult): Promise<void> {
	if (result.kind !== 'finished' || result.state === 'done') return;
	const state = PROGRESS_OF[result.state];
	if (state !== undefined) await receipts.record(number, { state, at: now().toISOString() });
}

const writeReceiptMail =
	(
		{ recipients, unconfirmed, siteOrigin, now }: SendReceiptMailDeps,
		{ receipt, userId }: AddressedReceipt & { readonly userId: string },
		mailId: string,
	): WriteDraft =>
	async (centre) => {
		const recipient = await recipients.find(userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, emailVerified, undeliverable, ignoresSuppression } = recipient;
		if (email === undefined) return { kind: 'untold' };
		if (undeliverable) return { kind: 'suppressed' };
		const mail = { about: 'visits', email, mailId: `receipt#${mailId}`, limit: MAILS_A_DAY, now: now() } as const;
		if (!emailVerified && !(await unconfirmed.admit(mail))) return { kind: 'held_back' };
		const letter = receiptLetter({ receipt, centre, name, siteOrigin });
		return { kind: 'draft', to: email, ignoresSuppression, letter };
	};
