import { appointmentItem } from '../../src/appointment/appointment.items.ts';
import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import { type JobItem, newJob } from '../../src/outbox/job.items.ts';
import type { AppointmentJobMail } from '../../src/outbox/notices.ts';
import { anAppointment, unmailed } from './builders.ts';
import type { NotificationFixture } from './notification-fixture.ts';

const JOB_OF = {
	confirmation: 'confirmation_mail',
	moved: 'moved_mail',
	cancelled: 'cancelled_mail',
} as const satisfies Record<AppointmentJobMail, JobItem['type']>;

/** An appointment with a due mail of this kind: booked, moved once from two days earlier, or cancelled. */
export function appointmentDueFor(kind: AppointmentJobMail, id: string): NotifiedAppointment {
	const given = { id, userId: id, reminder: { state: 'covered_by_confirmation' } } as const;
	switch (kind) {
		case 'confirmation':
			return anAppointment(given);
		case 'moved':
			return anAppointment({ ...given, ver: 2, movedFrom: '2026-11-17T06:00:00.000Z' });
		case 'cancelled':
			return anAppointment({
				...given,
				ver: 2,
				status: 'cancelled',
				cancellation: { by: 'staff', at: '2026-11-16T07:00:00.000Z' },
			});
	}
}

/** Stores an appointment, its client, and the job of one mail about it, as the transaction of its cause does. */
export async function enqueueMail(
	fixture: NotificationFixture,
	kind: AppointmentJobMail,
	appointment: NotifiedAppointment,
): Promise<JobItem> {
	const { id, ver, status } = appointment;
	const now = fixture.clock.now();
	const job = newJob({ id: jobIdOf(kind, id), type: JOB_OF[kind], ref: id, refVersion: ver, now });
	await fixture.addClient(appointment.userId);
	const item = appointmentItem({ ...unmailed, ...appointment, status: 'confirmed', createdAt: now.toISOString() });
	await fixture.put({ ...item, status });
	await fixture.put(job);
	return job;
}

export const jobIdOf = (kind: AppointmentJobMail, id: string): string => `${id}-${JOB_OF[kind]}`;
