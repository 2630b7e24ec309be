import { jobKey } from '../../src/outbox/job.items.ts';
import type { NotificationFixture } from './notification-fixture.ts';
import { storedJobs } from './stored-jobs.ts';

/** A notice changes its channel at most twice, and each change is a job. */
const ROUNDS = 4;

/** Delivers every job that is pending and due, and the jobs that those promise. */
export async function runDueJobs(fixture: NotificationFixture): Promise<void> {
	for (let round = 0; round < ROUNDS; round += 1) {
		const jobs = await storedJobs(fixture);
		const now = fixture.clock.now().toISOString();
		const due = jobs.filter(({ state, nextAt }) => state === 'pending' && nextAt <= now);
		if (due.length === 0) return;
		await fixture.streamJobs(due);
	}
}

/** Delivers one job, if it exists. */
export async function streamJob(fixture: NotificationFixture, id: string): Promise<void> {
	const { PK, SK } = jobKey(id);
	const job = await fixture.read(PK, SK);
	if (job) await fixture.streamJobs([job]);
}
