import { emailChangeRepository } from '../../identity/address/email-change.repository.ts';
import { linkRepository } from '../../identity/address/link.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { activeVersion } from '../../platform/table/auth.repository.ts';
import type { Mailing, NotifierDeps } from '../mailing.wiring.ts';
import type { JobWork } from '../work/job-result.ts';
import { recipientFlags } from './recipient.repository.ts';
import { sendAccountMail } from './send-account-mail.usecase.ts';
import { sendClosingMail } from './send-closing-mail.usecase.ts';
import { sendEmailChangeMail } from './send-email-change-mail.usecase.ts';
import { unconfirmedMails } from './unconfirmed-mails.repository.ts';

type AccountMailJob =
	| 'welcome_mail'
	| 'invitation_mail'
	| 'confirm_email_mail'
	| 'reset_mail'
	| 'password_changed_mail'
	| 'account_exists_mail'
	| 'account_closed_mail'
	| 'new_email_mail'
	| 'email_change_told_mail';

/** Every mail about an account. */
export function accountMailWork(
	{ db, tableName, openCipher, siteOrigin, now }: NotifierDeps,
	{ recipients, deliver }: Pick<Mailing, 'recipients' | 'deliver'>,
): Record<AccountMailJob, JobWork> {
	const accountMails = {
		recipients: { ...recipients, ...recipientFlags(db, tableName) },
		versionOf: activeVersion(db, tableName),
		links: linkRepository(db, tableName),
		openCipher,
		unconfirmed: unconfirmedMails(db, tableName, openCipher),
		deliver,
		siteOrigin,
		now,
	};
	const toOwner = sendAccountMail(accountMails);
	const emailChanges = emailChangeRepository({ db, tableName, openCipher, newId });
	const ofEmailChange = sendEmailChangeMail({ ...accountMails, emailChanges });
	return {
		welcome_mail: toOwner('welcome'),
		invitation_mail: toOwner('invitation'),
		confirm_email_mail: toOwner('confirm_email'),
		reset_mail: toOwner('reset'),
		password_changed_mail: toOwner('password_changed'),
		account_exists_mail: toOwner('account_exists'),
		account_closed_mail: sendClosingMail(accountMails),
		new_email_mail: ofEmailChange('new_email'),
		email_change_told_mail: ofEmailChange('email_change_told'),
	};
}
