import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { loseNumber } from '../client/lose-number.usecase.ts';
import { lostNumbers } from '../client/lost-number.repository.ts';
import { phoneStates } from '../client/phone-state.repository.ts';
import { clientIndex } from '../client/search/client-index.repository.ts';
import { indexClient } from '../client/search/index-client.usecase.ts';
import type { CoverStore } from '../cover/cover.ts';
import { sweepPictures } from '../cover/sweep-pictures.usecase.ts';
import { uploadedImages } from '../cover/uploaded-image.repository.ts';
import { emailChangeRepository } from '../identity/address/email-change.repository.ts';
import { linkRepository } from '../identity/address/link.repository.ts';
import { removeExpiredWaiting } from '../inbox/remove-expired-waiting.repository.ts';
import { visitorWords } from '../inbox/visitor-words.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import type { JobType } from '../outbox/job.ts';
import { receiptMails } from '../payment/receipt-mails.repository.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { activeVersion } from '../platform/table/auth.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { offerOpenedTimesOver } from '../waiting-list/offer/offer-opened-times.wiring.ts';
import { crisisSmsWork, crisisWork } from './crisis/crisis.wiring.ts';
import { dayNoticeSmsWork, dayNoticeWork } from './day-notices/day-notices.wiring.ts';
import { hoursDecisionWork } from './day-notices/hours-decision.wiring.ts';
import { deliverLetter } from './delivery/deliver-letter.usecase.ts';
import type { MailMetrics } from './delivery/mail-metrics.ts';
import { mailQuota, type QuotaAlarm } from './delivery/mail-quota.ts';
import type { MailService } from './delivery/send-outcome.ts';
import { digestRepository } from './inbox/digest.repository.ts';
import { sendDigest } from './inbox/send-digest.usecase.ts';
import { sendReply } from './inbox/send-reply.usecase.ts';
import { sendStaffMail } from './inbox/send-staff-mail.usecase.ts';
import { issueMailStatesOver, issueWork } from './issues/issues.wiring.ts';
import { mailStateRepository } from './mail-events/mail-state.repository.ts';
import { reminderRepository } from './mail-events/reminder.repository.ts';
import { rareWork } from './rare-work.wiring.ts';
import { appointmentMail } from './send/appointment-mail.usecase.ts';
import { recipientFlags, recipientReader } from './send/recipient.repository.ts';
import { sendAccountMail } from './send/send-account-mail.usecase.ts';
import { sendAppointmentMail } from './send/send-appointment-mail.usecase.ts';
import { sendEmailChangeMail } from './send/send-email-change-mail.usecase.ts';
import { sendNewsletterMail } from './send/send-newsletter-mail.usecase.ts';
import { sendReceiptMail } from './send/send-receipt-mail.usecase.ts';
import { sendReminder } from './send/send-reminder.usecase.ts';
import { unconfirmedMails } from './send/unconfirmed-mails.repository.ts';
import { seriesMailStatesOver, seriesMailWork, seriesSmsWork } from './series/series-notices.wiring.ts';
import { deliverSms } from './sms/deliver-sms.usecase.ts';
import { type Notices, notices } from './sms/notices.usecase.ts';
import { sendAppointmentSms } from './sms/send-appointment-sms.usecase.ts';
import { sendPhoneCode } from './sms/send-phone-code.usecase.ts';
import type { SmsAlarm } from './sms/sms-alarm.ts';
import { smsCeiling } from './sms/sms-ceiling.repository.ts';
import { smsHolds } from './sms/sms-hold.repository.ts';
import type { SmsService } from './sms/sms-outcome.ts';
import type { SmsFacts } from './sms/sms-text.ts';
import { timeOfferMailOver, timeOfferSmsOver } from './time-offers.wiring.ts';
import { createSchedule } from './work/create-schedule.usecase.ts';
import { deleteSchedule } from './work/delete-schedule.usecase.ts';
import { jobRepository } from './work/job.repository.ts';
import type { JobWork } from './work/job-result.ts';
import { notifierBatch } from './work/notifier-batch.handler.ts';
import type { ScheduleService } from './work/reminder-schedule.ts';
import { runJob } from './work/run-job.usecase.ts';
import { sweep } from './work/sweep.usecase.ts';

export interface NotifierDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** The bucket of uploaded pictures. */
	readonly covers: Pick<CoverStore, 'remove'>;
	readonly mail: MailService;
	/** Absent where the stage sends no SMS. */
	readonly texting?: Texting;
	readonly schedules: ScheduleService;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	/** Whom mails come from until the centre has a profile. */
	readonly stageSender: string;
	readonly now: () => Date;
	/** Raises an alarm: a mail was given up, and somebody should phone the client or look into the inbox. */
	readonly onGivenUp: () => void;
	/** The same for the quota of the mail service. */
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly metrics: MailMetrics;
}

/** How SMS leave. */
export interface Texting {
	readonly sms: SmsService;
	/** How many a month may have. */
	readonly messagesPerMonth: number;
	readonly stop: SmsFacts['stop'];
	/** Raises an alarm. */
	readonly onAlarm: (alarm: SmsAlarm) => void;
	/** Counts how much of the month is used, from 0 to 1. */
	readonly onUsed: (share: number) => void;
}

/** The whole notifier over its dependencies: the table, the mail service, the scheduler and the clock. */
export const notifierHandler = (deps: NotifierDeps): ReturnType<typeof notifierBatch> => {
	const { db, tableName, covers, mail, openCipher, siteOrigin, stageSender, now, onGivenUp, onQuota, metrics } = deps;
	const jobs = jobRepository(db, tableName);
	const reminders = reminderRepository(db, tableName);
	const onSmsAlarm = (alarm: SmsAlarm) => deps.texting?.onAlarm(alarm);
	const mails = mailStateRepository(db, tableName);
	const recipients = recipientReader(db, tableName, openCipher);
	const phones = phoneStates(db, tableName, openCipher);
	const toldBy = notices({ recipients, phones, jobs, sendsSms: deps.texting !== undefined, now });
	const writeMail = appointmentMail({
		recipients,
		unconfirmed: unconfirmedMails(db, tableName, openCipher),
		siteOrigin,
		now,
	});
	const quota = mailQuota({ mail, now, onQuota, metrics });
	const deliver = deliverLetter({
		centres: profileRepository(db, tableName),
		stage: { email: stageSender, siteOrigin },
		...{ mail, quota, onQuota, metrics, now },
	});
	const mailing = { jobs, reminders, recipients, phones, notices: toldBy, writeMail, deliver };
	const seriesMails = seriesMailStatesOver({ db, tableName }, { appointments: reminders, mails });
	const issueMails = issueMailStatesOver({ db, tableName });
	const runOneJob = runJob({
		jobs,
		mails,
		seriesMails,
		issueMails,
		work: workOf(deps, mailing),
		now,
		onGivenUp,
		onSmsAlarm,
	});
	const sendOneReminder = sendReminder({
		reminders,
		mails,
		notices: toldBy,
		writeMail,
		deliver,
		now,
		onGivenUp,
		metrics,
	});
	const index = clientIndex(db, tableName, openCipher);
	return notifierBatch({
		runJob: runOneJob,
		sendReminder: sendOneReminder,
		indexClient: indexClient({ index, openCipher }),
		loseNumber: loseNumber({ index, ...lostNumbers(db, tableName), openCipher }),
		sweep: sweep({
			jobs,
			reminders,
			removeExpiredWaiting: removeExpiredWaiting(db, tableName),
			offerOpenedTimes: offerOpenedTimesOver(deps),
			sweepPictures: sweepPictures({ pictures: uploadedImages(db, tableName), covers }),
			runJob: runOneJob,
			sendReminder: sendOneReminder,
			quota,
			now,
		}),
		now,
	});
};

interface Mailing {
	readonly jobs: ReturnType<typeof jobRepository>;
	readonly recipients: ReturnType<typeof recipientReader>;
	readonly phones: ReturnType<typeof phoneStates>;
	readonly notices: Notices;
	readonly reminders: ReturnType<typeof reminderRepository>;
	readonly writeMail: ReturnType<typeof appointmentMail>;
	readonly deliver: ReturnType<typeof deliverLetter>;
}

/** Every kind of job and who does it. A new mail is a letter, a use case, and a line here. */
function workOf(deps: NotifierDeps, mailing: Mailing): Record<JobType, JobWork> {
	const { jobs, reminders, recipients, notices: toldBy, writeMail, deliver } = mailing;
	const { db, tableName, schedules, openCipher, siteOrigin, now } = deps;
	const toClient = sendAppointmentMail({ appointments: reminders, jobs, notices: toldBy, writeMail, deliver, now });
	const digests = digestRepository(db, tableName);
	const words = visitorWords(db, tableName, openCipher);
	const toStaff = sendStaffMail({ words, digests, deliver, siteOrigin, now });
	const toWriter = sendReply({ words, deliver, siteOrigin });
	const subscriptions = subscriptionRepository(db, tableName);
	const toSubscriber = sendNewsletterMail({ subscriptions, openCipher, deliver, siteOrigin, now });
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
		confirmation_mail: toClient('confirmation'),
		moved_mail: toClient('moved'),
		cancelled_mail: toClient('cancelled'),
		reminder_mail: toClient('reminder'),
		series_mail: seriesMailWork(deps, mailing),
		...smsWork(deps, mailing),
		...dayNoticeWork(deps, mailing),
		hours_decision_mail: hoursDecisionWork(deps, mailing),
		create_schedule: createSchedule({ appointments: reminders, schedules, now }),
		delete_schedule: deleteSchedule({ schedules }),
		staff_question_mail: toStaff('questions'),
		staff_message_mail: toStaff('messages'),
		staff_digest_mail: sendDigest({ digests, deliver, siteOrigin }),
		...crisisWork({ ...deps, sendsSms: deps.texting !== undefined }, mailing),
		question_answer_mail: toWriter('questions'),
		message_reply_mail: toWriter('messages'),
		newsletter_confirm_mail: toSubscriber('newsletter_confirm'),
		newsletter_welcome_mail: toSubscriber('newsletter_welcome'),
		...issueWork(deps, mailing),
		receipt_mail: sendReceiptMail({
			receipts: receiptMails(db, tableName),
			recipients: recipientReader(db, tableName, openCipher),
			unconfirmed: unconfirmedMails(db, tableName, openCipher),
			...{ deliver, siteOrigin, now },
		}),
		time_offer_mail: timeOfferMailOver({ ...deps, ...mailing }),
		welcome_mail: toOwner('welcome'),
		invitation_mail: toOwner('invitation'),
		confirm_email_mail: toOwner('confirm_email'),
		reset_mail: toOwner('reset'),
		password_changed_mail: toOwner('password_changed'),
		account_exists_mail: toOwner('account_exists'),
		new_email_mail: ofEmailChange('new_email'),
		email_change_told_mail: ofEmailChange('email_change_told'),
		...rareWork(deps),
	};
}

type SmsJob =
	| 'confirmation_sms'
	| 'moved_sms'
	| 'cancelled_sms'
	| 'reminder_sms'
	| 'series_sms'
	| 'phone_code_sms'
	| 'crisis_sms'
	| 'day_notice_sms'
	| 'time_offer_sms';

/** Nothing promises an SMS where the stage sends none, but for what was promised before that changed. */
const noSms: JobWork = async () => ({ kind: 'finished', state: 'obsolete', reason: 'NoSms' });

function smsWork(
	deps: NotifierDeps,
	{ jobs, reminders, recipients, phones, notices: toldBy }: Mailing,
): Record<SmsJob, JobWork> {
	const { db, tableName, openCipher, now } = deps;
	if (!deps.texting)
		return {
			confirmation_sms: noSms,
			moved_sms: noSms,
			cancelled_sms: noSms,
			reminder_sms: noSms,
			series_sms: noSms,
			phone_code_sms: noSms,
			crisis_sms: noSms,
			day_notice_sms: noSms,
			time_offer_sms: noSms,
		};
	const { sms, messagesPerMonth: messages, stop, onAlarm, onUsed } = deps.texting;
	const ceiling = smsCeiling(db, tableName, { messages, onUsed });
	const deliver = deliverSms({ sms, phones, ceiling, now, onAlarm });
	const texting = {
		...{ appointments: reminders, recipients, notices: toldBy, deliver, stop, now },
		centres: profileRepository(db, tableName),
		holds: smsHolds(db, tableName),
	};
	const toPhone = sendAppointmentSms(texting);
	return {
		confirmation_sms: toPhone('confirmation'),
		moved_sms: toPhone('moved'),
		cancelled_sms: toPhone('cancelled'),
		reminder_sms: toPhone('reminder'),
		series_sms: seriesSmsWork(deps, { jobs, ...texting }),
		phone_code_sms: sendPhoneCode({ openCipher, deliver, now }),
		crisis_sms: crisisSmsWork(deps, deliver),
		day_notice_sms: dayNoticeSmsWork(deps, { jobs, recipients, deliver }),
		time_offer_sms: timeOfferSmsOver({ ...deps, recipients, deliver }),
	};
}
