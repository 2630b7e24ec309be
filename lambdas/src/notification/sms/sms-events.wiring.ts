import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { phoneStates } from '../../client/phone-state.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { waitingListRepository } from '../../waiting-list/waiting-list.repository.ts';
import { mailStateRepository } from '../mail-events/mail-state.repository.ts';
import { reminderRepository } from '../mail-events/reminder.repository.ts';
import { seriesMailStates } from '../series/series-mail-states.usecase.ts';
import { seriesNotices } from '../series/series-notices.usecase.ts';
import { jobRepository } from '../work/job.repository.ts';
import { noticeJobs } from './notices.usecase.ts';
import { recordInboundSms, recordSmsEvent } from './record-sms-event.usecase.ts';
import type { SmsEventsDeps } from './sms-events.handler.ts';

interface SmsEventsOverDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly now: () => Date;
}

/** What the handler of SMS events does, over one table. */
export function smsEventsOver({ db, tableName, openCipher, now }: SmsEventsOverDeps): SmsEventsDeps {
	const jobs = jobRepository(db, tableName);
	const phones = phoneStates(db, tableName, openCipher);
	const mails = mailStateRepository(db, tableName);
	const appointments = reminderRepository(db, tableName);
	return {
		record: recordSmsEvent({
			jobs,
			phones,
			mails,
			seriesMails: seriesMailStates({ orders: seriesRepository(db, tableName), appointments, mails }),
			seriesNotices: seriesNotices({ jobs, now }),
			notices: noticeJobs({ jobs, now }),
			waiting: waitingListRepository(db, tableName),
		}),
		answer: recordInboundSms({ phones }),
	};
}
