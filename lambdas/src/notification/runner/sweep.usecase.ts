import { log, traceOf } from '../../platform/log.ts';
import type { OfferOpenedTimes } from '../../waiting-list/offer/offer-opened-times.usecase.ts';
import type { MailQuota } from '../channel/mail/mail-quota.ts';
import type { JobStore } from '../job/job-store.ts';
import type { SendReminder } from '../notices/visit/send-reminder.usecase.ts';
import type { ReminderStore } from '../state/reminder-store.ts';
import type { RunJob } from './run-job.usecase.ts';

export interface SweepDeps {
	readonly jobs: Pick<JobStore, 'due'>;
	readonly reminders: Pick<ReminderStore, 'overdue'>;
	/** Removes what has waited for staff for a year; answers how much that was. */
	readonly removeExpiredWaiting: (now: Date) => Promise<number>;
	/** Offers what is free to those who wait for it; answers how many times that was. */
	readonly offerOpenedTimes: OfferOpenedTimes;
	/** Deletes the uploaded pictures that nothing uses; answers how many. */
	readonly sweepPictures: (now: Date) => Promise<number>;
	readonly runJob: RunJob;
	readonly sendReminder: SendReminder;
	readonly quota: MailQuota;
	readonly now: () => Date;
}

/** Works through what is due until `mayGoOn` says no; the next sweep, a minute later, takes the rest. */
export type Sweep = (mayGoOn: () => boolean) => Promise<void>;

/** At most so many at once: SES allows a few mails a second. */
const AT_ONCE = 5;

/**
 * The slow path: finds what the stream, a schedule or a crash left behind. One failing item never stops the rest.
 * Two sweeps at once are harmless, because every item is claimed.
 */
export const sweep =
	({ jobs, reminders, offerOpenedTimes, runJob, sendReminder, quota, now, ...tidying }: SweepDeps): Sweep =>
	async (mayGoOn) => {
		const [dueJobs, overdue] = await Promise.all([jobs.due(now()), reminders.overdue(now())]);
		// Raises the alarm when the quota is nearly spent, also in a minute without a mail that is kept back for it.
		await quota.isReserved();
		// Reminders first: they have a time, confirmations only a queue.
		const tasks = [
			...overdue.map((appointmentId) => ({ fields: { appointmentId }, run: () => sendReminder(appointmentId) })),
			...dueJobs.map((jobId) => ({ fields: { jobId }, run: () => runJob(jobId) })),
		];
		const waiting = tasks.values();
		const worker = async (): Promise<void> => {
			for (const { fields, run } of waiting) {
				await run().catch((error: unknown) => log.error('SWEEP_ITEM_FAILED', { ...fields, ...traceOf(error) }));
				if (!mayGoOn()) return;
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, worker));
		if (mayGoOn()) await tidy('TIMES_OFFERED', () => offerOpenedTimes(mayGoOn), now());
		// Last: nobody waits for it.
		if (mayGoOn()) await tidy('WAITING_FORGOTTEN', tidying.removeExpiredWaiting, now());
		if (mayGoOn()) await tidy('PICTURES_DELETED', tidying.sweepPictures, now());
		if (tasks.length > 0) log.info('SWEPT', { jobs: dueJobs.length, reminders: overdue.length });
	};

/** A failure is retried by the next sweep. */
async function tidy(done: string, work: (now: Date) => Promise<number>, now: Date): Promise<void> {
	try {
		const count = await work(now);
		if (count > 0) log.info(done, { count });
	} catch (error) {
		log.error('TIDYING_FAILED', { instead: done, ...traceOf(error) });
	}
}
