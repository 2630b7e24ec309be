import { memoizeAsync } from '../../platform/memoize-async.ts';
import { onDemand } from '../../platform/on-demand.ts';
import { mailQuota } from '../channel/mail/mail-quota.ts';
import type { NotifierDeps } from './mailing.wiring.ts';
import { notifierBatch } from './notifier-batch.handler.ts';

/** The notifier. Code is loaded with the first record that needs it: a sweep without due work loads no letter. */
export const notifierHandler = (deps: NotifierDeps): ReturnType<typeof notifierBatch> => {
	const { now } = deps;
	const quota = mailQuota(deps);
	const jobs = memoizeAsync(async () => (await import('./jobs.wiring.ts')).jobsOver(deps, quota));
	const records = memoizeAsync(async () => (await import('./client-records.wiring.ts')).clientRecordsOver(deps));
	const runJob = onDemand(async () => (await jobs()).runJob);
	const sendReminder = onDemand(async () => (await jobs()).sendReminder);
	return notifierBatch({
		runJob,
		sendReminder,
		indexClient: onDemand(async () => (await records()).indexClient),
		markNumberLost: onDemand(async () => (await records()).markNumberLost),
		sweep: onDemand(async () => {
			const { sweepOver } = await import('./sweep.wiring.ts');
			return sweepOver(deps, { runJob, sendReminder, quota });
		}),
		now,
	});
};
