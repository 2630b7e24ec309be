import { receiptMails } from '../../payment/receipt-mails.repository.ts';
import type { Mailing, NotifierDeps } from '../mailing.wiring.ts';
import type { JobWork } from '../work/job-result.ts';
import { sendReceiptMail } from './send-receipt-mail.usecase.ts';
import { unconfirmedMails } from './unconfirmed-mails.repository.ts';

/** The mail with a receipt. */
export const receiptMailWork = (
	{ db, tableName, openCipher, siteOrigin, now }: NotifierDeps,
	{ recipients, deliver }: Pick<Mailing, 'recipients' | 'deliver'>,
): JobWork =>
	sendReceiptMail({
		receipts: receiptMails(db, tableName),
		recipients,
		unconfirmed: unconfirmedMails(db, tableName, openCipher),
		...{ deliver, siteOrigin, now },
	});
