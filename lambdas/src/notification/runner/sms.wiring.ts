import { deliverSms } from '../channel/sms/deliver-sms.usecase.ts';
import { smsCeiling } from '../channel/sms/sms-ceiling.repository.ts';
import { noticeJobs } from '../job/notice-jobs.usecase.ts';
import { smsSender } from '../notices/sms-sender.usecase.ts';
import { smsLeases } from '../state/sms-lease.repository.ts';
import type { Mailing, NotifierDeps, Texting } from './mailing.wiring.ts';

export function smsSenderOver(
	{ db, tableName, now }: NotifierDeps,
	{ jobs, phones }: Mailing,
	{ sms, messagesPerMonth: messages, onAlarm, onUsed }: Texting,
): ReturnType<typeof smsSender> {
	const ceiling = smsCeiling(db, tableName, { messages, onUsed });
	const deliver = deliverSms({ sms, phones, ceiling, now, onAlarm });
	return smsSender({ noticeJobs: noticeJobs({ jobs, now }), leases: smsLeases(db, tableName), deliver, now });
}
