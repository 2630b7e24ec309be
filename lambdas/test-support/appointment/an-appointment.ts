import type { Appointment } from '../../src/appointment/appointment.ts';

/** A confirmed appointment on a Tuesday at 9:00 AM, an hour long. */
export const anAppointment = (change: Partial<Appointment> = {}): Appointment => ({
	id: 'a-1',
	userId: 'u-1',
	ticketNumber: 'TUL-26-4K7M9',
	serviceId: 'stress',
	serviceTitle: 'Stress Management',
	psychologistId: 'amina',
	psychologistName: 'Psychologist amina',
	location: 'Sample House',
	startAt: '2026-11-24T06:00:00.000Z',
	endAt: '2026-11-24T07:00:00.000Z',
	status: 'confirmed',
	ver: 1,
	price: 3500,
	currency: 'USD',
	forWhom: 'me',
	createdAt: '2026-11-20T06:00:00.000Z',
	remindAt: '2026-11-23T06:00:00.000Z',
	reminder: { state: 'pending', lease: 0, attempt: 0, seen: [] },
	mail: {},
	...change,
});
