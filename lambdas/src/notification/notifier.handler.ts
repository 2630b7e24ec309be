import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { profileRepository } from '../profile/profile.repository.ts';
import { createSchedule } from './create-schedule.usecase.ts';
import { deliverLetter } from './deliver-letter.usecase.ts';
import { jobRepository } from './job.repository.ts';
import { mailStateRepository } from './mail-state.repository.ts';
import { notifierBatch } from './notifier-batch.handler.ts';
import { type OpenAddress, recipientReader } from './recipient.repository.ts';
import { reminderRepository } from './reminder.repository.ts';
import type { ScheduleService } from './reminder-schedule.ts';
import { runJob } from './run-job.usecase.ts';
import { sendConfirmation } from './send-confirmation.usecase.ts';
import type { MailService } from './send-outcome.ts';
import { sendReminder } from './send-reminder.usecase.ts';
import { sweep } from './sweep.usecase.ts';

export interface NotifierDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly mail: MailService;
	readonly schedules: ScheduleService;
	readonly openAddress: OpenAddress;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
	/** Rings the bell: a mail was given up, and somebody should phone the client. */
	readonly onGivenUp: () => void;
}

/** The whole notifier over its outside world: the table, the mail service, the scheduler and the clock. */
export const notifierHandler = ({ db, tableName, ...world }: NotifierDeps): ReturnType<typeof notifierBatch> => {
	const { mail, schedules, openAddress, siteOrigin, now, onGivenUp } = world;
	const jobs = jobRepository(db, tableName);
	const reminders = reminderRepository(db, tableName);
	const mails = mailStateRepository(db, tableName);
	const deliver = deliverLetter({
		recipients: recipientReader(db, tableName, openAddress),
		centres: profileRepository(db, tableName),
		mail,
		siteOrigin,
		now,
	});
	const run = runJob({
		jobs,
		mails,
		work: {
			confirmation_mail: sendConfirmation({ appointments: reminders, deliver, now }),
			create_schedule: createSchedule({ appointments: reminders, schedules, now }),
		},
		now,
		onGivenUp,
	});
	const remind = sendReminder({ reminders, mails, deliver, now, onGivenUp });
	return notifierBatch({
		runJob: run,
		sendReminder: remind,
		sweep: sweep({ jobs, reminders, runJob: run, sendReminder: remind, now }),
		now,
	});
};
