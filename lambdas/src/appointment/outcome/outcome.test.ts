import { correctableUntil, decideOutcome, outcomeOpensAt } from './outcome.ts';

const startAt = '2026-11-24T06:00:00.000Z';
const endAt = '2026-11-24T07:00:00.000Z';
const confirmed = { status: 'confirmed', ver: 1, startAt, endAt } as const;
const before = (minutes: number) => new Date(Date.parse(startAt) - minutes * 60_000);

describe('recording an outcome', () => {
	test.each([
		['attended', 15, true],
		['attended', 15.001, false],
		['attended', -600, true],
		['missed', 0, true],
		['missed', 0.001, false],
		['missed', 15, false],
	] as const)('recording %s, %d minutes before the start, is allowed: %s', (outcome, minutes, allowed) => {
		const decision = decideOutcome(confirmed, { status: outcome }, before(minutes));
		if (allowed) expect(decision).toEqual({ ok: true, value: 'record' });
		else
			expect(decision).toEqual({
				ok: false,
				refusal: 'too_early',
				opensAt: outcomeOpensAt(startAt, outcome).toISOString(),
			});
	});

	test.each([
		['attended', 'attended', { ok: true, value: 'already' }],
		['missed', 'missed', { ok: true, value: 'already' }],
		['attended', 'missed', { ok: false, refusal: 'appointment_changed', current: { status: 'attended', version: 2 } }],
		['missed', 'attended', { ok: false, refusal: 'appointment_changed', current: { status: 'missed', version: 2 } }],
		[
			'cancelled',
			'attended',
			{ ok: false, refusal: 'appointment_changed', current: { status: 'cancelled', version: 2 } },
		],
		[
			'cancelled',
			'missed',
			{ ok: false, refusal: 'appointment_changed', current: { status: 'cancelled', version: 2 } },
		],
	] as const)('on an appointment that is %s, recording %s is decided without a write', (status, outcome, expected) => {
		expect(decideOutcome({ status, ver: 2, startAt, endAt }, { status: outcome }, before(-60))).toEqual(expected);
	});
});

describe('correcting an outcome', () => {
	const attended = { status: 'attended', ver: 2, startAt, endAt } as const;
	const correction = { status: 'missed', version: 2, reason: 'Wrong row' } as const;
	const after = (milliseconds: number) => new Date(Date.parse(endAt) + milliseconds);
	const WEEK = 7 * 24 * 60 * 60_000;

	test.each([
		['with version and reason, it is allowed', correction, 0, { ok: true, value: 'record' }],
		['on the last moment of seven days, it is allowed', correction, WEEK, { ok: true, value: 'record' }],
		['after seven days, it is too late', correction, WEEK + 1, { ok: false, refusal: 'too_late' }],
		['without a reason, it is no correction', { status: 'missed', version: 2 }, 0, { refusal: 'appointment_changed' }],
		[
			'without a version, it is no correction',
			{ status: 'missed', reason: 'x' },
			0,
			{ refusal: 'appointment_changed' },
		],
		['of another version, it is refused', { ...correction, version: 1 }, 0, { refusal: 'appointment_changed' }],
		[
			'to the recorded outcome, it is done already',
			{ ...correction, status: 'attended' },
			0,
			{ ok: true, value: 'already' },
		],
	] as const)('a correction of an outcome: %s', (_what, input, late, expected) => {
		expect(decideOutcome(attended, input, after(late))).toMatchObject(expected);
	});

	test.each([
		[
			'with version and reason, it is allowed',
			'missed',
			{ version: 2, reason: 'Wrong row' },
			0,
			{ ok: true, value: 'record' },
		],
		[
			'on the last moment of seven days, it is allowed',
			'attended',
			{ version: 2, reason: 'x' },
			WEEK,
			{ ok: true, value: 'record' },
		],
		['after seven days, it is too late', 'attended', { version: 2, reason: 'x' }, WEEK + 1, { refusal: 'too_late' }],
		['without a reason, it is refused', 'attended', { version: 2 }, 0, { refusal: 'appointment_changed' }],
		['of another version, it is refused', 'missed', { version: 1, reason: 'x' }, 0, { refusal: 'appointment_changed' }],
		[
			'of a cancelled visit, it is refused',
			'cancelled',
			{ version: 2, reason: 'x' },
			0,
			{ refusal: 'appointment_changed' },
		],
		[
			'where there is none, it is done already',
			'confirmed',
			{ version: 2, reason: 'x' },
			0,
			{ ok: true, value: 'already' },
		],
	] as const)('taking an outcome back: %s', (_what, status, input, late, expected) => {
		expect(decideOutcome({ ...attended, status }, { status: 'confirmed', ...input }, after(late))).toMatchObject(
			expected,
		);
	});

	test('a visit cannot be recorded as missed before its start, and cannot be corrected to missed before it', () => {
		expect(decideOutcome(attended, correction, before(5))).toEqual({
			ok: false,
			refusal: 'too_early',
			opensAt: startAt,
		});
	});

	test('a cancelled appointment has no outcome to correct', () => {
		const cancelled = { ...attended, status: 'cancelled' } as const;
		expect(decideOutcome(cancelled, correction, after(0))).toMatchObject({ refusal: 'appointment_changed' });
	});

	test('a correction is open for seven days from the end', () => {
		expect(correctableUntil(endAt).toISOString()).toBe('2026-12-01T07:00:00.000Z');
	});
});
