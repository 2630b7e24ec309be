import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import { decideProgress, progressOf, withProgress } from './progress.ts';

const visit = { status: 'confirmed', ver: 3, startAt: '2026-11-24T06:00:00.000Z' } as const;
const arrived = { progress: 'arrived', version: 3, progressVersion: 0 } as const;
/** 8:40 AM at the centre. */
const MORNING = new Date('2026-11-24T05:40:00.000Z');

describe('noting the progress of a visit', () => {
	test.each([
		['on the first minute of its day, it is allowed', visit, arrived, '2026-11-23T21:00:00.000Z', { value: 'note' }],
		['the evening before, it is too early', visit, arrived, '2026-11-23T20:59:59.000Z', { refusal: 'too_early' }],
		['the next day, it is allowed', visit, arrived, '2026-11-25T06:00:00.000Z', { value: 'note' }],
		[
			'of a visit that has an outcome, it is refused',
			{ ...visit, status: 'attended' },
			arrived,
			'2026-11-24T05:40:00.000Z',
			{ refusal: 'appointment_changed', current: { status: 'attended', version: 3 } },
		],
		[
			'on another version of the visit, it is refused',
			visit,
			{ ...arrived, version: 2 },
			'2026-11-24T05:40:00.000Z',
			{ refusal: 'appointment_changed' },
		],
		[
			'on an outdated version of the progress, it is refused',
			{ ...visit, progressVer: 1 },
			arrived,
			'2026-11-24T05:40:00.000Z',
			{ refusal: 'appointment_changed' },
		],
		[
			'that is stored, it is done already',
			{ ...visit, progress: { state: 'arrived', at: visit.startAt }, progressVer: 1 },
			arrived,
			'2026-11-24T05:40:00.000Z',
			{ value: 'already' },
		],
		[
			'that was never noted, there is nothing to take back',
			visit,
			{ ...arrived, progress: 'expected' },
			'2026-11-24T05:40:00.000Z',
			{ value: 'already' },
		],
	] as const)('noting progress: %s', (_what, appointment, note, now, expected) => {
		expect(decideProgress(appointment, note, new Date(now))).toMatchObject(expected);
	});

	test('progress has its time and a version; a visit with an outcome has none', () => {
		const before = anAppointment(visit);
		const here = withProgress(before, 'arrived', MORNING);
		expect(here).toMatchObject({ progress: { state: 'arrived', at: MORNING.toISOString() }, progressVer: 1, ver: 3 });
		expect(progressOf(here)).toEqual({ state: 'arrived', at: MORNING.toISOString() });
		expect(progressOf({ ...here, status: 'attended' })).toBeUndefined();
		expect(withProgress(here, 'expected', MORNING)).toEqual({ ...before, progressVer: 2 });
	});
});
