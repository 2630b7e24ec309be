import { seriesRepository } from '../../appointment/series/series.repository.ts';
import { issueRecipients } from '../../newsletter-issue/issue-recipients.repository.ts';
import type { JobType } from '../../outbox/job.ts';
import type { NoticeJobType } from '../../outbox/notices.ts';
import { onDemand } from '../../platform/on-demand.ts';
import type { MailQuota } from '../channel/mail/mail-quota.ts';
import type { JobWork } from '../job/job-result.ts';
import { noticeJobs } from '../job/notice-jobs.usecase.ts';
import { mailSender } from '../notices/mail-sender.usecase.ts';
import { noticeWork } from '../notices/notices.wiring.ts';
import { type SendReminder, sendReminder } from '../notices/visit/send-reminder.usecase.ts';
import { visitLetter } from '../notices/visit/visit.notice.ts';
import { noticeStateRepository } from '../state/notice-state.repository.ts';
import { seriesStates } from '../state/series-states.usecase.ts';
import { createSchedule } from './create-schedule.usecase.ts';
import { deleteSchedule } from './delete-schedule.usecase.ts';
import { type Mailing, mailingOver, type NotifierDeps } from './mailing.wiring.ts';
import { rareWork } from './rare-work.wiring.ts';
import { type RunJob, runJob } from './run-job.usecase.ts';

export function jobsOver(
	deps: NotifierDeps,
	quota: MailQuota,
): { readonly runJob: RunJob; readonly sendReminder: SendReminder } {
	const { db, tableName, now, onGivenUp, metrics } = deps;
	const mails = noticeStateRepository(db, tableName);
	const mailing = mailingOver(deps, quota);
	const { jobs, reminders, channels, write, deliver } = mailing;
	const orders = seriesRepository(db, tableName);
	return {
		runJob: runJob({
			jobs,
			mails,
			series: seriesStates({ orders, appointments: reminders, mails }),
			issues: issueRecipients(db, tableName),
			work: { ...notices(deps, mailing), ...otherWork(deps, mailing) },
			now,
			onGivenUp,
			onSmsAlarm: (alarm) => deps.texting?.onAlarm(alarm),
		}),
		sendReminder: sendReminder({
			...{ reminders, mails, channels, write, deliver, now, onGivenUp, metrics },
			noticeJobs: noticeJobs({ jobs, now }),
			letter: (appointment) => visitLetter(mailing, 'reminder', appointment),
		}),
	};
}

/** A stage that stopped sending SMS may still have SMS jobs. */
const noSms: JobWork = async () => ({ kind: 'finished', state: 'obsolete', reason: 'NoSms' });

function notices(deps: NotifierDeps, mailing: Mailing): Record<NoticeJobType, JobWork> {
	const { texting, now } = deps;
	const byMail = mailSender({ ...mailing, noticeJobs: noticeJobs({ jobs: mailing.jobs, now }) });
	return noticeWork(mailing, byMail, async () =>
		texting ? (await import('./sms.wiring.ts')).smsSenderOver(deps, mailing, texting) : () => noSms,
	);
}

/** Jobs that carry no notice. All but those of a booking are loaded with their first job. */
function otherWork(deps: NotifierDeps, mailing: Mailing): Record<Exclude<JobType, NoticeJobType>, JobWork> {
	const { schedules, now } = deps;
	const crisis = async () =>
		(await import('../notices/crisis/crisis.wiring.ts')).crisisWork({
			...mailing,
			sendsSms: deps.texting !== undefined,
		});
	return {
		create_schedule: createSchedule({ appointments: mailing.reminders, schedules, now }),
		delete_schedule: deleteSchedule({ schedules }),
		crisis_alert: onDemand(async () => (await crisis()).crisis_alert),
		crisis_round: onDemand(async () => (await crisis()).crisis_round),
		day_change: onDemand(async () => (await import('../notices/my-day/day-change.wiring.ts')).dayChangeWork(mailing)),
		newsletter_issue: onDemand(async () =>
			(await import('../notices/newsletter/issue-pages.wiring.ts')).issuePageWork(mailing),
		),
		...rareWork(deps),
	};
}
