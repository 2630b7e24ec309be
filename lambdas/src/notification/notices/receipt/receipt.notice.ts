import { receiptMails } from '../../../payment/receipt-mails.repository.ts';
import { PROGRESS_OF } from '../../job/job-result.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { receiptLetter } from './receipt-letter.ts';

/** A receipt is of staff's doing: an address nobody confirmed gets it within the three mails of its day (promise A14). */
const MAILS_A_DAY = 3;

/** Mails a receipt to the client it is for. Nobody to send it to any more: there is nothing to do. */
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
			// A mail that was sent is reported by its events; one that never is has none.
			async concluded(result) {
				const state = result.kind === 'finished' && result.state !== 'done' ? PROGRESS_OF[result.state] : undefined;
				if (state !== undefined) await receipts.record(number, { state, at: now().toISOString() });
			},
		};
	};
};
