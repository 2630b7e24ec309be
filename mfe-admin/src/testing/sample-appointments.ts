import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';

/** Tuesday 10 November 2026, 9:50 AM at the centre. */
export const NOW = new Date('2026-11-10T06:50:00.000Z');

const MINUTE = 60_000;

/** An appointment of an hour at this instant, as in a response. */
export function anAppointment(scheduledFor: string, more: Partial<AdminAppointment> = {}): AdminAppointment {
	const start = new Date(scheduledFor).getTime();
	const at = (minutes: number): string => new Date(start + minutes * MINUTE).toISOString();
	return {
		id: 'a1',
		ticketNumber: 'TUL-26-4J2WB',
		user: { name: 'Daniel Ouma', email: 'daniel@example.com', emailVerified: true },
		forWhom: 'me',
		service: 'Addiction Recovery',
		serviceId: 'addiction-recovery',
		psychologist: 'Dr. Nyambura Kamau',
		psychologistId: 'p1',
		scheduledFor: at(0),
		endsAt: at(60),
		status: 'confirmed',
		hasNotes: false,
		mayBeInCrisis: false,
		createdAt: '2026-11-01T08:00:00.000Z',
		version: 1,
		attendedFrom: at(-15),
		missedFrom: at(0),
		progressVersion: 0,
		phonedVersion: 0,
		correctableUntil: at(60 + 7 * 24 * 60),
		...more,
	};
}

/** Began at 9:00 AM, so both outcomes can be recorded. */
export const daniel = anAppointment('2026-11-10T06:00:00.000Z');
/** Begins at 12:00 PM, so no outcome can be recorded yet. */
export const samuel = anAppointment('2026-11-10T09:00:00.000Z', {
	id: 'a2',
	ticketNumber: 'TUL-26-4K1DX',
	user: { name: 'Samuel Njoroge', email: 'sam.n@example.com', emailVerified: true },
	service: 'Relationship & Marriage Counseling',
});
/** A visit of yesterday with an outcome. */
export const halima = anAppointment('2026-11-09T12:00:00.000Z', {
	id: 'a3',
	ticketNumber: 'TUL-26-4HPQ6',
	user: { name: 'Halima Yusuf', email: 'halima@example.com', emailVerified: true },
	service: 'Trauma Recovery',
	status: 'attended',
	version: 2,
});

/** A visit for a child, by a client with an unconfirmed address. */
export const rehema = anAppointment('2026-11-10T07:30:00.000Z', {
	id: 'a4',
	ticketNumber: 'TUL-26-4M8KT',
	user: { name: 'Rehema Said', email: 'rehema@example.com', emailVerified: false },
	forWhom: 'my_child',
	service: 'Family Therapy',
});

/** A response with these rows and their number. */
export function aList(
	data: readonly AdminAppointment[],
	more: Partial<AdminAppointmentList> = {},
): AdminAppointmentList {
	const count = (status: string): number => data.filter((row) => row.status === status).length;
	return {
		data: [...data],
		counts: {
			all: data.length,
			confirmed: count('confirmed'),
			attended: count('attended'),
			missed: count('missed'),
			cancelled: count('cancelled'),
		},
		...more,
	};
}
