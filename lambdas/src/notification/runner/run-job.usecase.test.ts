import '../../../test-support/notification/silence-log.ts';
import { newJob } from '../../outbox/job.items.ts';
import type { JobResult } from '../job/job-result.ts';
import { runJob } from './run-job.usecase.ts';

const now = new Date('2026-11-18T07:30:00.000Z');
const job = { ...newJob({ id: 'j-1', type: 'confirmation_mail', ref: 'a-1', refVersion: 1, now }), attempts: 1 };

/** Runs a job with this result while recording the status fails; returns what happened before it threw. */
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
		issues: { record: never },
		series: { record: never, recordSms: never, clientOf: async () => undefined },
		work: { confirmation_mail: work },
		now: () => now,
		onGivenUp: () => undefined,
		onSmsAlarm: () => undefined,
	});
	await expect(run(job.id)).rejects.toThrow('busy');
	return done;
}

test.each(['dead', 'suppressed'] as const)(
	'the job of a mail that is %s stays open until its status is recorded for staff',
	async (state) => {
		expect(await runWithoutNotes({ kind: 'finished', state })).toEqual([]);
	},
);

test('the job of a mail that was sent is closed even when recording its status fails, so that it is not sent twice', async () => {
	expect(await runWithoutNotes({ kind: 'finished', state: 'done', messageId: 'm-1' })).toEqual(['finished done']);
});
