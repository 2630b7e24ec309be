import { anAppointment } from '../../testing/sample-appointments.ts';
import { outcomeOpening } from './outcome-opening.ts';

/** 9:00 AM at the centre. */
const appointment = anAppointment('2026-11-10T06:00:00.000Z');

test.each([
	['the day before', '2026-11-09T06:00:00.000Z', false, false, 'Outcome from 8:45 AM'],
	['just after midnight', '2026-11-09T21:00:00.000Z', false, false, 'Outcome from 8:45 AM'],
	['16 minutes before', '2026-11-10T05:44:59.999Z', false, false, 'Outcome from 8:45 AM'],
	['15 minutes before', '2026-11-10T05:45:00.000Z', true, false, undefined],
	['at the start', '2026-11-10T06:00:00.000Z', true, true, undefined],
])('%s, the page shows which outcomes can be recorded, or from when', (_when, now, attended, missed, words) => {
	expect(outcomeOpening(appointment, new Date(now))).toEqual({ open: { attended, missed }, words });
});
