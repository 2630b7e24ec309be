import type { Job } from '../../../outbox/job.ts';
import { isVisitSms } from '../../../outbox/notices.ts';
import type { JobResult } from '../../job/job-result.ts';

export type SmsAlarm = 'SmsCeilingReached' | 'SmsSpendLimit' | 'SmsGivenUp' | 'SmsLate';

/** Expected reasons, or reasons with an alarm of their own; staff see them on the visit. */
const NEVER_ALARMS: ReadonlySet<string> = new Set(['Night', 'Ceiling', 'SpendLimit']);
/** Reasons of a planned delay: another SMS about the visit is being sent, or it is night. */
const WAITS: ReadonlySet<string> = new Set(['Held', 'Night']);

/** The number of attempts after which 15 minutes have passed. */
const LATE_ATTEMPTS = 5;

/** The alarm of one attempt at an SMS about a visit. */
export function smsAlarmOf(
	{ type, attempts }: Pick<Job, 'type' | 'attempts'>,
	result: JobResult,
): SmsAlarm | undefined {
	if (!isVisitSms(type)) return undefined;
	if (result.kind === 'finished')
		return result.state === 'dead' && !NEVER_ALARMS.has(result.reason ?? '') ? 'SmsGivenUp' : undefined;
	return attempts >= LATE_ATTEMPTS && !WAITS.has(result.reason) ? 'SmsLate' : undefined;
}
