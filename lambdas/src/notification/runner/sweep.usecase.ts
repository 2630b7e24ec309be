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
	/** Deletes what has waited for staff for a year; returns how much. */
	readonly removeExpiredWaiting: (now: Date) => Promise<number>;
	/** Offers opened times to the waiting list; returns how many. */
	readonly offerOpenedTimes: OfferOpenedTimes;
	/** Deletes unused uploaded images; returns how many. */
	readonly sweepPictures: (now: Date) => Promise<number>;
	readonly runJob: RunJob;
	readonly sendReminder: SendReminder;
	readonly quota: MailQuota;
	readonly now: () => Date;
}

/** Runs due work until `mayGoOn` returns false; the next sweep, a minute later, takes the rest. */
export type Sweep = (mayGoOn: () => boolean) => Promise<void>;

/** The limit of concurrent items: SES allows a few mails a second. */
const AT_ONCE = 5;

/**
 * Sends what stream or schedule missed; then does what only the sweep does: offers opened times, deletes expired
 * entries and unused pictures. A failed item does not stop the others. Concurrent sweeps are harmless: every item is
 * claimed.
 */
export const sweep =
	({
		jobs,
		reminders,
		offerOpenedTimes,
		runJob,
		sendReminder,
		quota,
		now,
		removeExpiredWaiting,
		sweepPictures,
	}: SweepDeps): Sweep =>
	async (mayGoOn) => {
		const [dueJobs, overdue] = await Promise.all([jobs.due(now()), reminders.overdue(now())]);
		// Reading the quota raises its alarm also in a minute without a mail.
		await quota.isReserved();
		// Reminders first: only they have a fixed time.
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
		if (mayGoOn()) await runStep('TIMES_OFFERED', () => offerOpenedTimes(mayGoOn), now());
		// Last: nothing waits for it.
		if (mayGoOn()) await runStep('WAITING_FORGOTTEN', removeExpiredWaiting, now());
		if (mayGoOn()) await runStep('PICTURES_DELETED', sweepPictures, now());
		if (tasks.length > 0) log.info('SWEPT', { jobs: dueJobs.length, reminders: overdue.length });
	};

/** The next sweep retries a failure. */
async function runStep(step: string, work: (now: Date) => Promise<number>, now: Date): Promise<void> {
	try {
		const count = await work(now);
		if (count > 0) log.info(step, { count });
	} catch (error) {
		log.error('SWEEP_STEP_FAILED', { step, ...traceOf(error) });
	}
}
