import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { phoneStates } from '../client/phone-state.repository.ts';
import type { CoverStore } from '../cover/cover.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { deliverLetter } from './delivery/deliver-letter.usecase.ts';
import type { MailMetrics } from './delivery/mail-metrics.ts';
import type { MailQuota, QuotaAlarm } from './delivery/mail-quota.ts';
import type { MailService } from './delivery/send-outcome.ts';
import { reminderRepository } from './mail-events/reminder.repository.ts';
import { appointmentMail } from './send/appointment-mail.usecase.ts';
import { recipientReader } from './send/recipient.repository.ts';
import { unconfirmedMails } from './send/unconfirmed-mails.repository.ts';
import { type Notices, notices } from './sms/notices.usecase.ts';
import type { SmsAlarm } from './sms/sms-alarm.ts';
import type { SmsService } from './sms/sms-outcome.ts';
import type { SmsFacts } from './sms/sms-text.ts';
import { jobRepository } from './work/job.repository.ts';
import type { ScheduleService } from './work/reminder-schedule.ts';

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

/** What almost every notice needs. */
export interface Mailing {
	readonly jobs: ReturnType<typeof jobRepository>;
	readonly recipients: ReturnType<typeof recipientReader>;
	readonly phones: ReturnType<typeof phoneStates>;
	readonly notices: Notices;
	readonly reminders: ReturnType<typeof reminderRepository>;
	readonly writeMail: ReturnType<typeof appointmentMail>;
	readonly deliver: ReturnType<typeof deliverLetter>;
}

export function mailingOver(deps: NotifierDeps, quota: MailQuota): Mailing {
	const { db, tableName, mail, openCipher, siteOrigin, stageSender, now, onQuota, metrics } = deps;
	const jobs = jobRepository(db, tableName);
	const recipients = recipientReader(db, tableName, openCipher);
	const phones = phoneStates(db, tableName, openCipher);
	return {
		jobs,
		recipients,
		phones,
		notices: notices({ recipients, phones, jobs, sendsSms: deps.texting !== undefined, now }),
		reminders: reminderRepository(db, tableName),
		writeMail: appointmentMail({
			recipients,
			unconfirmed: unconfirmedMails(db, tableName, openCipher),
			siteOrigin,
			now,
		}),
		deliver: deliverLetter({
			centres: profileRepository(db, tableName),
			stage: { email: stageSender, siteOrigin },
			...{ mail, quota, onQuota, metrics, now },
		}),
	};
}
