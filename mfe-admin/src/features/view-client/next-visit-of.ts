import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

/** The soonest confirmed visit that has not ended. */
export const nextVisitOf = (visits: readonly AdminAppointment[], now: Date): AdminAppointment | undefined =>
	visits
		.filter(({ status, endsAt }) => status === 'confirmed' && new Date(endsAt) > now)
		.sort((a, b) => a.scheduledFor.localeCompare(b.scheduledFor))[0];

/** The last attended or upcoming visit, on which the next one is based. `visits` are sorted latest first. */
export const visitToRepeat = (visits: readonly AdminAppointment[]): AdminAppointment | undefined =>
	visits.find(({ status }) => status === 'confirmed' || status === 'attended');
