import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { phoneStates } from '../../client/phone-state.repository.ts';
import type { CoverStore } from '../../cover/cover.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { profileRepository } from '../../profile/profile.repository.ts';
import { type DeliverMail, deliverMail } from '../channel/mail/deliver-mail.usecase.ts';
import type { MailMetrics } from '../channel/mail/mail-metrics.ts';
import type { MailQuota, QuotaAlarm } from '../channel/mail/mail-quota.ts';
import type { MailService } from '../channel/mail/send-outcome.ts';
import { type WriteMail, writeMail } from '../channel/mail/write-mail.usecase.ts';
import type { SmsAlarm } from '../channel/sms/sms-alarm.ts';
import type { SmsService } from '../channel/sms/sms-outcome.ts';
import type { SmsFrame } from '../channel/sms/sms-words.ts';
import { jobRepository } from '../job/job.repository.ts';
import type { NoticeParts } from '../notices/parts.notice.ts';
import { mailClient } from '../recipient/address-mail.usecase.ts';
import { clientChannels } from '../recipient/client-channels.usecase.ts';
import { recipientReader } from '../recipient/recipient.repository.ts';
import { unconfirmedMails } from '../recipient/unconfirmed-mails.repository.ts';
import { reminderRepository } from '../state/reminder.repository.ts';
import type { ScheduleService } from './reminder-schedule.ts';

export interface NotifierDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	/** The bucket of uploaded images. */
	readonly covers: Pick<CoverStore, 'remove'>;
	readonly mail: MailService;
	/** Absent on a stage without SMS. */
	readonly texting?: Texting;
	readonly schedules: ScheduleService;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	/** The sender of mails while the centre has no profile. */
	readonly stageSender: string;
	readonly now: () => Date;
	/** Raises the alarm that a notice was given up: staff phone the client or look into the inbox. */
	readonly onGivenUp: () => void;
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly metrics: MailMetrics;
}

export interface Texting {
	readonly sms: SmsService;
	/** The monthly ceiling. */
	readonly messagesPerMonth: number;
	readonly stop: SmsFrame['stop'];
	readonly onAlarm: (alarm: SmsAlarm) => void;
	/** Counts the used part of the month, from 0 to 1. */
	readonly onUsed: (share: number) => void;
}

export interface Mailing extends NoticeParts {
	readonly jobs: ReturnType<typeof jobRepository>;
	readonly phones: ReturnType<typeof phoneStates>;
	readonly reminders: ReturnType<typeof reminderRepository>;
	readonly write: WriteMail;
	readonly deliver: DeliverMail;
}

export function mailingOver(deps: NotifierDeps, quota: MailQuota): Mailing {
	const { db, tableName, mail, openCipher, siteOrigin, stageSender, now, onQuota, metrics, texting } = deps;
	const recipients = recipientReader(db, tableName, openCipher);
	const phones = phoneStates(db, tableName, openCipher);
	const unconfirmed = unconfirmedMails(db, tableName, openCipher);
	const reminders = reminderRepository(db, tableName);
	const centres = profileRepository(db, tableName);
	const stop = texting?.stop ?? ({ by: 'page', host: new URL(siteOrigin).host } as const);
	return {
		...{ db, tableName, openCipher, siteOrigin, now, phones, recipients, unconfirmed, reminders, stop },
		jobs: jobRepository(db, tableName),
		appointments: reminders,
		channels: clientChannels({ recipients, phones, sendsSms: texting !== undefined }),
		mailClient: mailClient({ recipients, unconfirmed, now }),
		async smsFrame(client) {
			const centre = await centres.read();
			if (!centre) throw new Error('The centre has no profile yet, and an SMS names its telephone. It waits.');
			return { phone: centre.phones.main, language: client.language ?? 'en', stop };
		},
		write: writeMail({ centres, stage: { email: stageSender, siteOrigin }, quota }),
		deliver: deliverMail({ mail, onQuota, metrics, now }),
	};
}
