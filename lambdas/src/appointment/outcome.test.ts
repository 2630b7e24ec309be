import { decideOutcome, outcomeOpensAt } from './outcome.ts';

const startAt = '2026-11-24T06:00:00.000Z';
const confirmed = { status: 'confirmed', ver: 1, startAt } as const;
const before = (minutes: number) => new Date(Date.parse(startAt) - minutes * 60_000);

describe('recording an outcome', () => {
	test.each([
		['attended', 15, true],
		['attended', 15.001, false],
		['attended', -600, true],
		['missed', 0, true],
		['missed', 0.001, false],
		['missed', 15, false],
	] as const)('%s, %d minutes before the start, is allowed: %s', (outcome, minutes, allowed) => {
		const decision = decideOutcome(confirmed, outcome, before(minutes));
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
	] as const)('on one that is %s, %s is decided without a write', (status, outcome, expected) => {
		expect(decideOutcome({ status, ver: 2, startAt }, outcome, before(-60))).toEqual(expected);
	});
});
