import { anAppointment } from '../../test-support/notification/builders.ts';
import { mayRemind, scheduleName } from './reminder.ts';

/** The reminder time of the builders' appointment. */
const NOW = new Date('2026-11-18T07:30:00.000Z');
const time = NOW.getTime();
const MINUTE = 60_000;

const decide = (given: Parameters<typeof anAppointment>[0], now = NOW, version = 1) => {
	const decision = mayRemind(anAppointment(given), version, now);
	return decision.ok ? 'yes' : decision.refusal;
};

describe('sending a reminder', () => {
	test.each([
		['is sent at its time', {}, 'yes'],
		[
			'is sent again after an expired lease and the quarantine',
			{ reminder: { state: 'sending', lease: time - 15 * MINUTE - 1, attempt: 1 } },
			'yes',
		],
		[
			'is not sent during the quarantine',
			{ reminder: { state: 'sending', lease: time - 15 * MINUTE, attempt: 1 } },
			'in_flight',
		],
		['is not sent during a lease', { reminder: { state: 'sending', lease: time + 1, attempt: 1 } }, 'in_flight'],
		[
			'is not sent when the event of the attempt has arrived',
			{ reminder: { state: 'sending', lease: time - 20 * MINUTE, attempt: 2, seen: [2] } },
			'in_flight',
		],
		[
			'is sent when only the event of an older attempt has arrived',
			{ reminder: { state: 'sending', lease: time - 20 * MINUTE, attempt: 2, seen: [1] } },
			'yes',
		],
		['is not sent for another version', { ver: 2 }, 'other_version'],
		['is not sent for a cancelled appointment', { status: 'cancelled' }, 'not_confirmed'],
		['is not sent for an attended appointment', { status: 'attended' }, 'not_confirmed'],
		['is not sent twice', { reminder: { state: 'sent', attempt: 1 } }, 'settled'],
		['is not sent when the confirmation replaced it', { reminder: { state: 'covered_by_confirmation' } }, 'settled'],
		['is not sent once it was cancelled', { reminder: { state: 'cancelled' } }, 'settled'],
		['is not sent to an address that takes no mail', { reminder: { state: 'suppressed' } }, 'settled'],
	] as const)('a reminder %s', (_when, given, expected) => {
		expect(decide(given)).toBe(expected);
	});

	test.each([
		['2026-11-18T07:28:59.999Z', 'too_early'],
		['2026-11-18T07:29:00.000Z', 'yes'],
		['2026-11-19T07:29:59.999Z', 'yes'],
		['2026-11-19T07:30:00.000Z', 'started'],
	])('a reminder may be sent at %s: %s', (now, expected) => {
		expect(decide({}, new Date(now))).toBe(expected);
	});
});

test('the name of a schedule is valid for the scheduler', () => {
	const name = scheduleName('01JZZZZZZZZZZZZZZZZZZZZZZZ', 12);
	expect(name).toBe('rem-01JZZZZZZZZZZZZZZZZZZZZZZZ-v12');
	expect(name).toMatch(/^[0-9a-zA-Z-_.]{1,64}$/);
});
