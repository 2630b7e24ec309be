import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { phoneStates } from '../../client/phone-state.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { waitingListRepository } from '../../waiting-list/waiting-list.repository.ts';
import { jobRepository } from '../job/job.repository.ts';
import { noticeJobs } from '../job/notice-jobs.usecase.ts';
import { noticeStateRepository } from '../state/notice-state.repository.ts';
import { reminderRepository } from '../state/reminder.repository.ts';
import { seriesStates } from '../state/series-states.usecase.ts';
import { recordInboundSms, recordSmsEvent } from './record-sms-event.usecase.ts';
import type { SmsEventsDeps } from './sms-events.handler.ts';

interface SmsEventsOverDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly now: () => Date;
}

export function smsEventsOver({ db, tableName, openCipher, now }: SmsEventsOverDeps): SmsEventsDeps {
	const jobs = jobRepository(db, tableName);
	const phones = phoneStates(db, tableName, openCipher);
	const mails = noticeStateRepository(db, tableName);
	const appointments = reminderRepository(db, tableName);
	return {
		record: recordSmsEvent({
			jobs,
			phones,
			mails,
			series: seriesStates({ orders: seriesRepository(db, tableName), appointments, mails }),
			noticeJobs: noticeJobs({ jobs, now }),
			waiting: waitingListRepository(db, tableName),
		}),
		answer: recordInboundSms({ phones }),
	};
}
