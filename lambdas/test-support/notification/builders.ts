import { appointmentItem } from '../../src/appointment/appointment.items.ts';
import type { NotifiedAppointment, ReminderRecord } from '../../src/appointment/reminder.ts';
import type { MailingCentre } from '../../src/notification/channel/mail/letter.ts';
import { newJob } from '../../src/outbox/job.items.ts';
import type { JobType } from '../../src/outbox/job.ts';

/** The part of the centre's profile that mails print. */
export const centre: MailingCentre = {
	name: 'Tulia Centre',
	address: { lines: ['Tulia House, 2nd floor', 'Kindaruma Road', 'Nairobi'], mapUrl: 'https://map.example' },
	phones: { main: '0700 000 100', support: '0700 000 200' },
	emails: { general: 'hello@tulia.example', support: 'help@tulia.example' },
	mailSender: { name: 'Tulia Centre', email: 'appointments@tulia.example' },
};

const HOUR = 3_600_000;

type Given = Partial<Omit<NotifiedAppointment, 'reminder'>> & { readonly reminder?: Partial<ReminderRecord> };

/** An appointment on Thursday 19 November 2026, 10:30 to 11:30 in Nairobi, with a pending reminder. */
export function anAppointment({ reminder, ...given }: Given = {}): NotifiedAppointment {
	const startAt = given.startAt ?? '2026-11-19T07:30:00.000Z';
	const start = Date.parse(startAt);
	return {
		id: '01APPOINTMENT',
		userId: '01CLIENT',
		ticketNumber: 'TUL-26-4K7M9',
		location: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi',
		forWhom: 'me',
		price: 4500,
		currency: 'USD',
		startAt,
		endAt: new Date(start + HOUR).toISOString(),
		status: 'confirmed',
		ver: 1,
		remindAt: new Date(start - 24 * HOUR).toISOString(),
		...given,
		reminder: { state: 'pending', lease: 0, attempt: 0, seen: [], ...reminder },
	};
}

/** The items of a booking as its transaction writes them: the appointment and its jobs. */
export function bookingItems(appointment: NotifiedAppointment, now: Date): readonly object[] {
	const { id, ver, reminder } = appointment;
	const jobOf = (type: JobType) => newJob({ id: `${id}-${type}`, type, ref: id, refVersion: ver, now });
	return [
		appointmentItem({ ...unmailed, ...appointment, status: 'confirmed', createdAt: now.toISOString() }),
		jobOf('confirmation_mail'),
		...(reminder.state === 'pending' ? [jobOf('create_schedule')] : []),
	];
}

/** Attributes that mails do not read. */
export const unmailed = {
	serviceId: 'depression-therapy',
	serviceTitle: 'Depression Therapy',
	psychologistId: 'psy-1',
	psychologistName: 'Amani Otieno',
	mail: {},
} as const;
