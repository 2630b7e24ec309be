import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { noticeChoices } from '../../my-day/notices/notice-choice.repository.ts';
import { ownEntry } from '../../my-day/own-entry.repository.ts';
import type { JobWork } from '../work/job-result.ts';
import { type ClientNamesDeps, clientNames } from './client-names.usecase.ts';
import type { ReadDayNoticeDeps } from './day-notice.usecase.ts';
import { gatherDayChange } from './gather-day-change.usecase.ts';
import { gatheredChanges } from './gathered-changes.repository.ts';
import { type SendDayNoticeDeps, sendDayNotice } from './send-day-notice.usecase.ts';
import { type SendDayNoticeSmsDeps, sendDayNoticeSms } from './send-day-notice-sms.usecase.ts';

interface Over {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

interface MailParts extends Pick<SendDayNoticeDeps, 'jobs' | 'deliver' | 'recipients'> {
	readonly notices: Pick<SendDayNoticeDeps, 'takesSms'>;
	readonly reminders: ClientNamesDeps['appointments'];
}

const noticeDeps = ({ db, tableName, now }: Over, recipients: ReadDayNoticeDeps['recipients']) => ({
	choices: noticeChoices(db, tableName),
	gathered: gatheredChanges(db, tableName),
	ownEntry: ownEntry(db, tableName),
	recipients,
	now,
});

/** Gathering changes of psychologists' days, and telling them by mail. */
export function dayNoticeWork(
	over: Over,
	{ jobs, recipients, notices: { takesSms }, reminders, deliver }: MailParts,
): Record<'day_change' | 'day_notice_mail', JobWork> {
	const notice = noticeDeps(over, recipients);
	const namesOf = clientNames({ appointments: reminders, recipients });
	return {
		day_change: gatherDayChange(notice),
		day_notice_mail: sendDayNotice({ ...notice, jobs, takesSms, namesOf, deliver, siteOrigin: over.siteOrigin }),
	};
}

type SmsParts = Pick<SendDayNoticeSmsDeps, 'jobs' | 'deliver' | 'recipients'>;

/** Telling them by SMS. */
export const dayNoticeSmsWork = (over: Over, { recipients, ...parts }: SmsParts): JobWork =>
	sendDayNoticeSms({ ...noticeDeps(over, recipients), ...parts, host: new URL(over.siteOrigin).host });
