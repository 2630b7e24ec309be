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
		['at its time', {}, 'yes'],
		[
			'after its lease and the quarantine',
			{ reminder: { state: 'sending', lease: time - 15 * MINUTE - 1, attempt: 1 } },
			'yes',
		],
		[
			'and may not during the quarantine',
			{ reminder: { state: 'sending', lease: time - 15 * MINUTE, attempt: 1 } },
			'in_flight',
		],
		['and may not during a lease', { reminder: { state: 'sending', lease: time + 1, attempt: 1 } }, 'in_flight'],
		[
			'and may not when the event of the attempt has arrived',
			{ reminder: { state: 'sending', lease: time - 20 * MINUTE, attempt: 2, seen: [2] } },
			'in_flight',
		],
		[
			'when only the event of an older attempt has arrived',
			{ reminder: { state: 'sending', lease: time - 20 * MINUTE, attempt: 2, seen: [1] } },
			'yes',
		],
		['and may not for another version', { ver: 2 }, 'other_version'],
		['and may not for a cancelled appointment', { status: 'cancelled' }, 'not_confirmed'],
		['and may not for an attended one', { status: 'attended' }, 'not_confirmed'],
		['and may not twice', { reminder: { state: 'sent', attempt: 1 } }, 'settled'],
		['and may not when the confirmation stood for it', { reminder: { state: 'covered_by_confirmation' } }, 'settled'],
		['and may not once cancelled', { reminder: { state: 'cancelled' } }, 'settled'],
		['and may not to an address that takes no mail', { reminder: { state: 'suppressed' } }, 'settled'],
	] as const)('a reminder may be sent %s', (_when, given, expected) => {
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
