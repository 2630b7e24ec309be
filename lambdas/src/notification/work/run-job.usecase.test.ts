import '../testing/silence-log.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { JobType } from '../../outbox/job.ts';
import type { JobResult, JobWork } from './job-result.ts';
import { runJob } from './run-job.usecase.ts';

const now = new Date('2026-11-18T07:30:00.000Z');
const job = { ...newJob({ id: 'j-1', type: 'confirmation_mail', ref: 'a-1', refVersion: 1, now }), attempts: 1 };

const everyJob = (work: JobWork): Record<JobType, JobWork> => ({
	confirmation_mail: work,
	crisis_alert: work,
	crisis_round: work,
	crisis_mail: work,
	crisis_sms: work,
	inbox_handed_mail: work,
	inbox_handed_sms: work,
	moved_mail: work,
	cancelled_mail: work,
	invitation_mail: work,
	create_schedule: work,
	staff_question_mail: work,
	staff_message_mail: work,
	staff_digest_mail: work,
	question_answer_mail: work,
	message_reply_mail: work,
	newsletter_confirm_mail: work,
	newsletter_welcome_mail: work,
	newsletter_issue: work,
	newsletter_issue_mail: work,
	newsletter_test_mail: work,
	receipt_mail: work,
	series_mail: work,
	series_sms: work,
	time_offer_mail: work,
	time_offer_sms: work,
	delete_schedule: work,
	erase_account: work,
	merge_clients: work,
	publish_article: work,
	welcome_mail: work,
	confirm_email_mail: work,
	reset_mail: work,
	password_changed_mail: work,
	account_exists_mail: work,
	account_closed_mail: work,
	new_email_mail: work,
	email_change_told_mail: work,
	reminder_mail: work,
	confirmation_sms: work,
	moved_sms: work,
	cancelled_sms: work,
	reminder_sms: work,
	phone_code_sms: work,
	day_change: work,
	day_notice_mail: work,
	day_notice_sms: work,
	hours_decision_mail: work,
});

/** Runs a job that comes to `result` while the note for staff cannot be written; tells what happened before it threw. */
async function runWithoutNotes(result: JobResult) {
	const done: string[] = [];
	const work = async () => result;
	const never = () => Promise.reject(new Error('The table is busy.'));
	const run = runJob({
		jobs: {
			claim: async () => job,
			finish: async (_id, state) => void done.push(`finished ${state}`),
			postpone: async () => undefined,
		},
		mails: { record: never, recordSms: never },
		issueMails: { record: never },
		seriesMails: { record: never, recordSms: never, clientOf: async () => undefined },
		work: everyJob(work),
		now: () => now,
		onGivenUp: () => undefined,
		onSmsAlarm: () => undefined,
	});
	await expect(run(job.id)).rejects.toThrow('busy');
	return done;
}

test.each(['dead', 'suppressed'] as const)(
	'the job of a mail that is %s stays open until staff can see it',
	async (state) => {
		expect(await runWithoutNotes({ kind: 'finished', state })).toEqual([]);
	},
);

test('the job of a mail that left is closed even when recording its state fails, or it would be sent twice', async () => {
	expect(await runWithoutNotes({ kind: 'finished', state: 'done', messageId: 'm-1' })).toEqual(['finished done']);
});
