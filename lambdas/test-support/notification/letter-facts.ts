import type { NotifiedAppointment } from '../../src/appointment/reminder.ts';
import type { AppointmentLetterFacts } from '../../src/notification/notices/visit/appointment-letter.ts';
import type { VisitNoticeKind } from '../../src/outbox/notices.ts';
import { anAppointment, centre } from './builders.ts';

export const LETTER_NOW = new Date('2026-11-16T09:00:00.000Z');
/** The facts of a letter about the appointment of `builders.ts`. */
export const letterFacts: AppointmentLetterFacts = {
	appointment: anAppointment(),
	centre,
	name: 'Wairimu Kamau',
	lacksConsent: false,
	siteOrigin: 'https://tulia.example',
	now: LETTER_NOW,
};

/** The appointment when a mail of the kind is due. */
export const APPOINTMENTS: Record<VisitNoticeKind, NotifiedAppointment> = {
	confirmation: anAppointment(),
	reminder: anAppointment(),
	moved: anAppointment({ ver: 2, movedFrom: '2026-11-17T06:00:00.000Z' }),
	cancelled: anAppointment({
		ver: 2,
		status: 'cancelled',
		cancellation: { by: 'client', at: '2026-11-16T08:00:00.000Z' },
	}),
};

/** The facts when a mail of the kind is due. */
export const letterFactsOf = (kind: VisitNoticeKind): AppointmentLetterFacts => ({
	...letterFacts,
	appointment: APPOINTMENTS[kind],
});
