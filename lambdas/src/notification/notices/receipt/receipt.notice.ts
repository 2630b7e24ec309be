import { receiptMails } from '../../../payment/receipt/receipt-mails.repository.ts';
import { PROGRESS_OF } from '../../job/job-result.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { receiptLetter } from './receipt-letter.ts';

/** Staff cause receipts, so that an unconfirmed address gets one within its daily limit of three (promise A14). */
const MAILS_A_DAY = 3;

/** Mails a receipt to its client. Obsolete when the receipt has no client any more. */
export const receiptMail = ({ db, tableName, mailClient, siteOrigin, now }: NoticeParts): MailNotice => {
	const receipts = receiptMails(db, tableName);
	return async ({ id, ref: number }) => {
		const found = await receipts.find(number);
		if (found?.userId === undefined) return OBSOLETE;
		const { receipt, userId } = found;
		const count = { mailId: `receipt#${id}`, limit: MAILS_A_DAY };
		return {
			letter: (centre) =>
				mailClient(userId, count, async ({ name }) => ({
					letter: receiptLetter({ receipt, centre, name, siteOrigin }),
				})),
			// A sent mail has events that report its status; one that is not sent has none.
			async concluded(result) {
				const state = result.kind === 'finished' && result.state !== 'done' ? PROGRESS_OF[result.state] : undefined;
				if (state !== undefined) await receipts.record(number, { state, at: now().toISOString() });
			},
		};
	};
};
