import '../../lambdas/test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { crashAtEveryCall } from '../../lambdas/test-support/notification/crash-at-every-call.ts';
import { simulateOutage } from '../../lambdas/test-support/notification/outage.ts';

/** Runs on an empty table of its own. */
export async function onFreshTable<T>(work: (table: FreshTable) => Promise<T>): Promise<T> {
	const table = await freshTable();
	return work(table).finally(() => table.close());
}

/** Promise N1: every mail is sent after an outage of the mail service, unless it is outdated. */
export async function mailOutage(bookings: number): Promise<readonly string[]> {
	const { wrong, givenUp, ...figures } = await onFreshTable((table) =>
		simulateOutage({ ...table, down: ['mail'], bookings, every: 1 }),
	);
	if (wrong.length > 0 || givenUp > 0)
		throw new Error(`${givenUp} jobs were given up; these clients got other mails: ${wrong.join(', ')}`);
	return [
		`${figures.bookings} bookings, every fifth of them cancelled in the middle, while the mail service refuses, fails and times out for 26 simulated hours and the table's stream delivers nothing; a sweep a minute.`,
		'',
		`The mail service was called ${figures.refusedCalls} times and sent nothing. After the outage every client got exactly one mail, about the current state of the visit; the last ${figures.recoveredAfterMinutes} simulated minutes later (the longest backoff is an hour). None was given up.`,
	];
}

/** Promise N3: wherever the notifier is killed, the mail service's events prevent a second mail. */
export async function mailCrashes(times: number): Promise<readonly string[]> {
	const { crashes, notices, wrong } = await onFreshTable((table) =>
		crashAtEveryCall({ ...table, channel: 'mail', times }),
	);
	if (wrong.length > 0) throw new Error(`Not sent exactly once: ${wrong.join(', ')}`);
	return [
		`Confirmation, reminder, moved and cancelled: the notifier is killed before and after each call it makes to the table and to the mail service, ${times} times each. ${notices} mails, ${crashes} killed processes.`,
		'',
		'Each mail was accepted by the mail service exactly once, because its events arrived.',
	];
}
