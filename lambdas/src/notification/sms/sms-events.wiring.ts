import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { phoneStates } from '../../client/phone-state.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { mailStateRepository } from '../mail-events/mail-state.repository.ts';
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
	return {
		record: recordSmsEvent({
			jobs,
			phones,
			mails: mailStateRepository(db, tableName),
			notices: noticeJobs({ jobs, now }),
		}),
		answer: recordInboundSms({ phones }),
	};
}
