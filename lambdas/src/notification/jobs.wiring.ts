import type { JobType } from '../outbox/job.ts';
import type { MailQuota } from './delivery/mail-quota.ts';
import { issueMailStatesOver } from './issues/issue-mail-states.wiring.ts';
import { mailStateRepository } from './mail-events/mail-state.repository.ts';
import { type Mailing, mailingOver, type NotifierDeps } from './mailing.wiring.ts';
import { rareWork } from './rare-work.wiring.ts';
import { sendAppointmentMail } from './send/send-appointment-mail.usecase.ts';
import { type SendReminder, sendReminder } from './send/send-reminder.usecase.ts';
import { seriesMailStatesOver } from './series/series-mail-states.wiring.ts';
import { createSchedule } from './work/create-schedule.usecase.ts';
import { deleteSchedule } from './work/delete-schedule.usecase.ts';
import type { JobWork } from './work/job-result.ts';
import { type RunJob, runJob } from './work/run-job.usecase.ts';
import { workOnDemand } from './work/work-on-demand.wiring.ts';

/** Doing jobs, and sending the reminders whose time has come. */
export function jobsOver(
	deps: NotifierDeps,
	quota: MailQuota,
): { readonly runJob: RunJob; readonly sendReminder: SendReminder } {
	const { db, tableName, now, onGivenUp, metrics } = deps;
	const mails = mailStateRepository(db, tableName);
	const mailing = mailingOver(deps, quota);
	const { jobs, reminders, notices: toldBy, writeMail, deliver } = mailing;
	return {
		runJob: runJob({
			jobs,
			mails,
			seriesMails: seriesMailStatesOver({ db, tableName }, { appointments: reminders, mails }),
			issueMails: issueMailStatesOver({ db, tableName }),
			work: workOf(deps, mailing),
			now,
			onGivenUp,
			onSmsAlarm: (alarm) => deps.texting?.onAlarm(alarm),
		}),
		sendReminder: sendReminder({
			reminders,
			mails,
			notices: toldBy,
			writeMail,
			deliver,
			now,
			onGivenUp,
			metrics,
		}),
	};
}

/**
 * Every kind of job and who does it. A new mail is a letter, a use case, a line in the wiring of its kind, and its type below: but for
 * what each booking has, the work is loaded with its first job.
 */
function workOf(deps: NotifierDeps, mailing: Mailing): Record<JobType, JobWork> {
	const { jobs, reminders, notices: toldBy, writeMail, deliver } = mailing;
	const { schedules, now } = deps;
	const toClient = sendAppointmentMail({ appointments: reminders, jobs, notices: toldBy, writeMail, deliver, now });
	return {
		confirmation_mail: toClient('confirmation'),
		moved_mail: toClient('moved'),
		cancelled_mail: toClient('cancelled'),
		reminder_mail: toClient('reminder'),
		create_schedule: createSchedule({ appointments: reminders, schedules, now }),
		delete_schedule: deleteSchedule({ schedules }),
		...visitNotices(deps, mailing),
		...otherNotices(deps, mailing),
		...rareWork(deps),
	};
}

/** What else tells of visits. */
const visitNotices = (deps: NotifierDeps, mailing: Mailing) => ({
	...workOnDemand(['series_mail'], async () => ({
		series_mail: (await import('./series/series-notices.wiring.ts')).seriesMailWork(deps, mailing),
	})),
	...workOnDemand(
		[
			'confirmation_sms',
			'moved_sms',
			'cancelled_sms',
			'reminder_sms',
			'series_sms',
			'phone_code_sms',
			'crisis_sms',
			'inbox_handed_sms',
			'day_notice_sms',
			'time_offer_sms',
		],
		async () => (await import('./sms/sms.wiring.ts')).smsWork(deps, mailing),
	),
	...workOnDemand(['day_change', 'day_notice_mail'], async () =>
		(await import('./day-notices/day-notices.wiring.ts')).dayNoticeWork(deps, mailing),
	),
	...workOnDemand(['hours_decision_mail'], async () => ({
		hours_decision_mail: (await import('./day-notices/hours-decision.wiring.ts')).hoursDecisionWork(deps, mailing),
	})),
});

/** What tells of everything else. */
const otherNotices = (deps: NotifierDeps, mailing: Mailing) => ({
	...workOnDemand(
		['staff_question_mail', 'staff_message_mail', 'staff_digest_mail', 'question_answer_mail', 'message_reply_mail'],
		async () => (await import('./inbox/inbox-mails.wiring.ts')).inboxMailWork(deps, mailing),
	),
	...workOnDemand(['crisis_alert', 'crisis_round', 'crisis_mail'], async () =>
		(await import('./crisis/crisis.wiring.ts')).crisisWork({ ...deps, sendsSms: deps.texting !== undefined }, mailing),
	),
	...workOnDemand(['inbox_handed_mail'], async () => ({
		inbox_handed_mail: (await import('./inbox/handed.wiring.ts')).handedMailWork(deps, mailing),
	})),
	...workOnDemand(['newsletter_confirm_mail', 'newsletter_welcome_mail'], async () =>
		(await import('./send/newsletter-mails.wiring.ts')).newsletterMailWork(deps, mailing),
	),
	...workOnDemand(['newsletter_issue', 'newsletter_issue_mail', 'newsletter_test_mail'], async () =>
		(await import('./issues/issues.wiring.ts')).issueWork(deps, mailing),
	),
	...workOnDemand(['receipt_mail'], async () => ({
		receipt_mail: (await import('./send/receipt-mail.wiring.ts')).receiptMailWork(deps, mailing),
	})),
	...workOnDemand(['time_offer_mail'], async () => ({
		time_offer_mail: (await import('./time-offers.wiring.ts')).timeOfferMailOver({ ...deps, ...mailing }),
	})),
	...workOnDemand(
		[
			'welcome_mail',
			'invitation_mail',
			'confirm_email_mail',
			'reset_mail',
			'password_changed_mail',
			'account_exists_mail',
			'account_closed_mail',
			'new_email_mail',
			'email_change_told_mail',
		],
		async () => (await import('./send/account-mails.wiring.ts')).accountMailWork(deps, mailing),
	),
});
