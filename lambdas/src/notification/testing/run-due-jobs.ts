import { jobKey } from '../../outbox/job.items.ts';
import type { NotificationFixture } from './notification-fixture.ts';
import { storedJobs } from './stored-jobs.ts';

/** Jobs cause jobs: a notice that goes over to another channel does so at most twice. */
const ROUNDS = 4;

/** Hands every job that is pending and due to the notifier, as the stream does, and those they promise. */
export async function runDueJobs(fixture: NotificationFixture): Promise<void> {
	for (let round = 0; round < ROUNDS; round += 1) {
		const jobs = await storedJobs(fixture);
		const now = fixture.clock.now().toISOString();
		const due = jobs.filter(({ state, nextAt }) => state === 'pending' && nextAt <= now);
		if (due.length === 0) return;
		await fixture.streamJobs(due);
	}
}

/** Hands one job to the notifier, as the stream does, where it was promised. */
export async function streamJob(fixture: NotificationFixture, id: string): Promise<void> {
	const { PK, SK } = jobKey(id);
	const job = await fixture.read(PK, SK);
	if (job) await fixture.streamJobs([job]);
}
