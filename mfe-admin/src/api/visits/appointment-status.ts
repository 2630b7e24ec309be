import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';

/** In the order the filter shows them. */
export const statuses = [
	'confirmed',
	'attended',
	'missed',
	'cancelled',
] as const satisfies readonly AppointmentStatus[];

export const isAppointmentStatus = (text: string | null): text is AppointmentStatus =>
	statuses.some((status) => status === text);
