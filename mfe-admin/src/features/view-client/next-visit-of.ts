import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

/** The soonest confirmed visit that has not ended. */
export const nextVisitOf = (visits: readonly AdminAppointment[], now: Date): AdminAppointment | undefined =>
	visits
		.filter(({ status, endsAt }) => status === 'confirmed' && new Date(endsAt) > now)
		.sort((a, b) => a.scheduledFor.localeCompare(b.scheduledFor))[0];

/** The last visit somebody came to, or is to come to: what follows it is what staff book next. Visits are listed latest first. */
export const visitToRepeat = (visits: readonly AdminAppointment[]): AdminAppointment | undefined =>
	visits.find(({ status }) => status === 'confirmed' || status === 'attended');
