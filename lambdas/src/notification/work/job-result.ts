import type { AppointmentMailKind, MailKind } from '../../appointment/mail/mail-kind.ts';
import type { MailProgress } from '../../appointment/mail/mail-state.ts';
import type { SmsProgress } from '../../appointment/mail/sms-state.ts';
import type { FinalJobState, Job, JobType } from '../../outbox/job.ts';
import type { Delivery } from '../delivery/delivery.ts';

/**
 * The result of one attempt at a job. `retry`: it certainly did not happen. `wait`: it may have, so it stays in
 * quarantine.
 */
export type JobResult =
	| {
			readonly kind: 'finished';
			readonly state: FinalJobState;
			readonly reason?: string;
			/** The mail service's name for the mail that was sent. */
			readonly messageId?: string;
	  }
	| { readonly kind: 'retry'; readonly reason: string; readonly pauseMs?: number }
	| { readonly kind: 'wait'; readonly reason: string };

/** Does the work of one type of job, once. */
export type JobWork = (job: Job) => Promise<JobResult>;

/** The mail a job sends, if that is what it does. */
export const MAIL_OF: Record<JobType, MailKind | undefined> = {
	confirmation_mail: 'confirmation',
	moved_mail: 'moved',
	cancelled_mail: 'cancelled',
	create_schedule: undefined,
	delete_schedule: undefined,
	erase_account: undefined,
	merge_clients: undefined,
	publish_article: undefined,
	welcome_mail: 'welcome',
	invitation_mail: 'invitation',
	confirm_email_mail: 'confirm_email',
	reset_mail: 'reset',
	password_changed_mail: 'password_changed',
	account_exists_mail: 'account_exists',
	account_closed_mail: 'account_closed',
	new_email_mail: 'new_email',
	email_change_told_mail: 'email_change_told',
	staff_question_mail: 'staff_question',
	staff_message_mail: 'staff_message',
	staff_digest_mail: 'staff_digest',
	crisis_alert: undefined,
	crisis_round: undefined,
	crisis_mail: 'crisis_alert',
	crisis_sms: undefined,
	inbox_handed_mail: 'inbox_handed',
	inbox_handed_sms: undefined,
	question_answer_mail: 'question_answer',
	message_reply_mail: 'message_reply',
	newsletter_confirm_mail: 'newsletter_confirm',
	newsletter_welcome_mail: 'newsletter_welcome',
	newsletter_issue: undefined,
	newsletter_issue_mail: 'newsletter_issue',
	newsletter_test_mail: 'newsletter_test',
	receipt_mail: 'receipt',
	series_mail: 'series',
	series_sms: undefined,
	time_offer_mail: 'time_offer',
	time_offer_sms: undefined,
	reminder_mail: 'reminder',
	confirmation_sms: undefined,
	moved_sms: undefined,
	cancelled_sms: undefined,
	reminder_sms: undefined,
	phone_code_sms: undefined,
	day_change: undefined,
	day_notice_mail: 'day_notice',
	day_notice_sms: undefined,
	hours_decision_mail: 'hours_decision',
};

/** The SMS about a visit, or about several of a series, that a job sends, if that is what it does. */
export const SMS_OF: Partial<Record<JobType, AppointmentMailKind | 'series'>> = {
	series_sms: 'series',
	confirmation_sms: 'confirmation',
	moved_sms: 'moved',
	cancelled_sms: 'cancelled',
	reminder_sms: 'reminder',
};

/** What staff see of the SMS of a job that ended so. */
export const SMS_PROGRESS_OF: Partial<Record<FinalJobState, SmsProgress>> = {
	done: 'sent',
	suppressed: 'suppressed',
	dead: 'failed',
};

/** What staff see of the mail of a job that ended so. */
export const PROGRESS_OF: Record<FinalJobState, MailProgress | undefined> = {
	done: 'sent',
	suppressed: 'suppressed',
	held_back: 'held_back',
	by_sms: 'by_sms',
	untold: 'untold',
	dead: 'failed',
	obsolete: undefined,
};

/** What one attempt to send the mail of a job means for the job. */
export function resultOf(delivery: Delivery): JobResult {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'suppressed':
			return { kind: 'finished', state: 'suppressed' };
		case 'untold':
			return { kind: 'finished', state: 'untold' };
		case 'held_back':
			return { kind: 'finished', state: 'held_back' };
		case 'impossible':
			return { kind: 'finished', state: 'dead', reason: delivery.reason };
		case 'refused':
			return {
				kind: 'retry',
				reason: delivery.reason,
				...(delivery.pauseMs === undefined ? {} : { pauseMs: delivery.pauseMs }),
			};
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
	}
}
