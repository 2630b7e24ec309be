import { anAppointment } from '../../../test-support/notification/builders.ts';
import { newJob } from '../../outbox/job.items.ts';
import { createSchedule } from './create-schedule.usecase.ts';
import type { ScheduleOutcome } from './reminder-schedule.ts';

const appointment = anAppointment();
const MINUTE = 60_000;

const runAt = (now: Date, outcome: ScheduleOutcome) =>
	createSchedule({
		appointments: { find: async () => appointment },
		schedules: { create: async () => outcome, remove: async () => undefined },
		now: () => now,
	})(newJob({ id: 'j-1', type: 'create_schedule', ref: appointment.id, refVersion: 1, now }));

const before = (minutes: number) => new Date(Date.parse(appointment.remindAt) - minutes * MINUTE);

test('a schedule refused because its time has come is left to the sweep', async () => {
	expect(await runAt(before(1), 'past')).toEqual({ kind: 'finished', state: 'obsolete', reason: 'past' });
	expect(await runAt(before(-1), 'past')).toEqual({ kind: 'finished', state: 'obsolete', reason: 'past' });
});

test('a schedule refused days ahead of its time is retried, and given up with an alarm', async () => {
	expect(await runAt(before(48 * 60), 'past')).toEqual({ kind: 'retry', reason: 'ScheduleRefused' });
});
