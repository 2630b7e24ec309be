import type { Job } from '../../../outbox/job.ts';
import { isVisitSms } from '../../../outbox/notices.ts';
import type { JobResult } from '../../job/job-result.ts';

/** What somebody should hear of before people notice. */
export type SmsAlarm = 'SmsCeilingReached' | 'SmsSpendLimit' | 'SmsGivenUp' | 'SmsLate';

/** Nothing is broken then, or it rings by a name of its own; staff see the reason on the visit. */
const RINGS_NOT: ReadonlySet<string> = new Set(['Night', 'Ceiling', 'SpendLimit']);
/** Somebody else's SMS about the visit leaves first, or it waits for the morning. */
const WAITS: ReadonlySet<string> = new Set(['Held', 'Night']);

/** After so many attempts a quarter of an hour is over at least. */
const LATE_ATTEMPTS = 5;

/** What one attempt at an SMS about a visit rings, if anything. */
export function smsAlarmOf(
	{ type, attempts }: Pick<Job, 'type' | 'attempts'>,
	result: JobResult,
): SmsAlarm | undefined {
	if (!isVisitSms(type)) return undefined;
	if (result.kind === 'finished')
		return result.state === 'dead' && !RINGS_NOT.has(result.reason ?? '') ? 'SmsGivenUp' : undefined;
	return attempts >= LATE_ATTEMPTS && !WAITS.has(result.reason) ? 'SmsLate' : undefined;
}
