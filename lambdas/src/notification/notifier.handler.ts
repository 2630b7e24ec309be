import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emailChangeRepository } from '../account/email-change.repository.ts';
import { erasureOver } from '../account/erasure.handler.ts';
import type { CoverStore } from '../cover/cover.ts';
import { keptPictures } from '../cover/kept-picture.repository.ts';
import { sweepPictures } from '../cover/sweep-pictures.usecase.ts';
import { linkRepository } from '../identity/link.repository.ts';
import { forgetWaiting } from '../inbox/forget-waiting.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { activeVersion } from '../platform/auth.repository.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { appointmentMail } from './appointment-mail.usecase.ts';
import { createSchedule } from './create-schedule.usecase.ts';
import { deleteSchedule } from './delete-schedule.usecase.ts';
import { deliverLetter } from './deliver-letter.usecase.ts';
import { digestRepository } from './digest.repository.ts';
import { eraseClosedAccount } from './erase-closed-account.usecase.ts';
import { jobRepository } from './job.repository.ts';
import type { JobType } from './job.ts';
import type { JobWork } from './job-result.ts';
import { mailQuota, type QuotaAlarm } from './mail-quota.ts';
import { mailStateRepository } from './mail-state.repository.ts';
import { notifierBatch } from './notifier-batch.handler.ts';
import { recipientFlags, recipientReader } from './recipient.repository.ts';
import { reminderRepository } from './reminder.repository.ts';
import type { ScheduleService } from './reminder-schedule.ts';
import { runJob } from './run-job.usecase.ts';
import { sendAccountMail } from './send-account-mail.usecase.ts';
import { sendAppointmentMail } from './send-appointment-mail.usecase.ts';
import { sendDigest } from './send-digest.usecase.ts';
import { sendEmailChangeMail } from './send-email-change-mail.usecase.ts';
import { sendNewsletterMail } from './send-newsletter-mail.usecase.ts';
import type { MailService } from './send-outcome.ts';
import { sendReminder } from './send-reminder.usecase.ts';
import { sendReply } from './send-reply.usecase.ts';
import { sendStaffMail } from './send-staff-mail.usecase.ts';
import { sweep } from './sweep.usecase.ts';
import { unconfirmedMails } from './unconfirmed-mails.repository.ts';
import { visitorWords } from './visitor-words.repository.ts';

export interface NotifierDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** Where uploaded pictures lie. */
	readonly covers: Pick<CoverStore, 'remove'>;
	readonly mail: MailService;
	readonly schedules: ScheduleService;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
	/** Rings the bell: a mail was given up, and somebody should phone the client or look into the inbox. */
	readonly onGivenUp: () => void;
	/** The same for the quota of the mail service. */
	readonly onQuota: (alarm: QuotaAlarm) => void;
}

/** The whole notifier over its outside world: the table, the mail service, the scheduler and the clock. */
export const notifierHandler = (deps: NotifierDeps): ReturnType<typeof notifierBatch> => {
	const { db, tableName, covers, mail, openCipher, siteOrigin, now, onGivenUp, onQuota } = deps;
	const jobs = jobRepository(db, tableName);
	const reminders = reminderRepository(db, tableName);
	const mails = mailStateRepository(db, tableName);
	const write = appointmentMail({
		recipients: recipientReader(db, tableName, openCipher),
		unconfirmed: unconfirmedMails(db, tableName, openCipher),
		siteOrigin,
		now,
	});
	const quota = mailQuota({ mail, now, onQuota });
	const deliver = deliverLetter({ centres: profileRepository(db, tableName), mail, quota, onQuota, now });
	const run = runJob({ jobs, mails, work: workOf(deps, { reminders, write, deliver }), now, onGivenUp });
	const remind = sendReminder({ reminders, mails, write, deliver, now, onGivenUp });
	return notifierBatch({
		runJob: run,
		sendReminder: remind,
		sweep: sweep({
			jobs,
			reminders,
			forgetWaiting: forgetWaiting(db, tableName),
			sweepPictures: sweepPictures({ pictures: keptPictures(db, tableName), covers }),
			runJob: run,
			sendReminder: remind,
			quota,
			now,
		}),
		now,
	});
};

interface Mailing {
	readonly reminders: ReturnType<typeof reminderRepository>;
	readonly write: ReturnType<typeof appointmentMail>;
	readonly deliver: ReturnType<typeof deliverLetter>;
}

/** Every kind of job and who does it. A new mail is a letter, a use case, and a line here. */
function workOf(deps: NotifierDeps, { reminders, write, deliver }: Mailing): Record<JobType, JobWork> {
	const { db, tableName, schedules, openCipher, siteOrigin, now } = deps;
	const toClient = sendAppointmentMail({ appointments: reminders, write, deliver, now });
	const digests = digestRepository(db, tableName);
	const words = visitorWords(db, tableName, openCipher);
	const toStaff = sendStaffMail({ words, digests, deliver, siteOrigin, now });
	const toWriter = sendReply({ words, deliver, siteOrigin });
	const subscriptions = subscriptionRepository(db, tableName);
	const toSubscriber = sendNewsletterMail({ subscriptions, openCipher, deliver, siteOrigin, now });
	const accountMails = {
		recipients: { ...recipientReader(db, tableName, openCipher), ...recipientFlags(db, tableName) },
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
		confirmation_mail: toClient('confirmation'),
		moved_mail: toClient('moved'),
		cancelled_mail: toClient('cancelled'),
		create_schedule: createSchedule({ appointments: reminders, schedules, now }),
		delete_schedule: deleteSchedule({ schedules }),
		staff_question_mail: toStaff('questions'),
		staff_message_mail: toStaff('messages'),
		staff_digest_mail: sendDigest({ digests, deliver, siteOrigin }),
		question_answer_mail: toWriter('questions'),
		message_reply_mail: toWriter('messages'),
		newsletter_confirm_mail: toSubscriber('newsletter_confirm'),
		newsletter_welcome_mail: toSubscriber('newsletter_welcome'),
		welcome_mail: toOwner('welcome'),
		invitation_mail: toOwner('invitation'),
		confirm_email_mail: toOwner('confirm_email'),
		reset_mail: toOwner('reset'),
		password_changed_mail: toOwner('password_changed'),
		account_exists_mail: toOwner('account_exists'),
		new_email_mail: ofEmailChange('new_email'),
		email_change_told_mail: ofEmailChange('email_change_told'),
		erase_account: eraseClosedAccount(erasureOver(deps)),
	};
}
