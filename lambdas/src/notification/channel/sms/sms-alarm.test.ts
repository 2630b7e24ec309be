import { smsAlarmOf } from './sms-alarm.ts';

const dead = (reason: string) => ({ kind: 'finished', state: 'dead', reason }) as const;

describe('an SMS about a visit', () => {
	const job = { type: 'reminder_sms', attempts: 1 } as const;

	test.each([
		['that the service rejects permanently', 'DESTINATION_COUNTRY_BLOCKED', 'SmsGivenUp'],
		['that was retried until the visit began', 'Started', 'SmsGivenUp'],
		['that was retried for 72 hours', 'WornOut', 'SmsGivenUp'],
		['that would be too late in the morning', 'Night', undefined],
		['above the monthly ceiling, which has an alarm of its own', 'Ceiling', undefined],
		['above the spend limit of the account, which has an alarm of its own', 'SpendLimit', undefined],
	])('an SMS %s (%s) raises this alarm when it is given up: %s', (_what, reason, alarm) => {
		expect(smsAlarmOf(job, dead(reason))).toBe(alarm);
	});

	test.each(['done', 'suppressed', 'obsolete'] as const)('an SMS that ends as %s raises no alarm', (state) => {
		expect(smsAlarmOf(job, { kind: 'finished', state })).toBeUndefined();
	});

	test.each([
		['refused', { kind: 'retry', reason: 'ThrottlingException' }, 4, undefined],
		['refused', { kind: 'retry', reason: 'ThrottlingException' }, 5, 'SmsLate'],
		['unanswered', { kind: 'wait', reason: 'TimeoutError' }, 5, 'SmsLate'],
		['delayed until the morning', { kind: 'retry', reason: 'Night' }, 5, undefined],
		['waiting for another SMS', { kind: 'retry', reason: 'Held' }, 5, undefined],
	] as const)('an SMS that is %s with %j at attempt %d raises %s', (_what, result, attempts, alarm) => {
		expect(smsAlarmOf({ ...job, attempts }, result)).toBe(alarm);
	});
});

test('a mail and an SMS code raise no alarm about SMS', () => {
	expect(smsAlarmOf({ type: 'reminder_mail', attempts: 9 }, dead('WornOut'))).toBeUndefined();
	expect(smsAlarmOf({ type: 'phone_code_sms', attempts: 1 }, dead('WornOut'))).toBeUndefined();
});
